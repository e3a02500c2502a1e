import { useEffect } from 'preact/hooks'
import { waitingForMe } from '../mine/store.ts'
import { t } from '../text/index.ts'

/** Names the page in the browser's tab, after the number of tables that wait. */
export function useTitle(title: string | null): void {
  const { name } = t().app
  const count = waitingForMe.value.length
  useEffect(() => {
    const page = title === null ? name : `${title} · ${name}`
    document.title = count === 0 ? page : `(${count}) ${page}`
  }, [title, name, count])
}
