import { useEffect } from 'preact/hooks'
import { t } from '../text/index.ts'

/** Names the page in the browser's tab. */
export function useTitle(title: string | null): void {
  const { name } = t().app
  useEffect(() => {
    document.title = title === null ? name : `${title} · ${name}`
  }, [title, name])
}
