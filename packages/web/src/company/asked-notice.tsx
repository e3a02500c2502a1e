/** Somebody has just asked to be my friend. Whoever is on the page where that is answered sees it there. */
import { useLocation } from 'preact-iso'
import { useEffect } from 'preact/hooks'
import { play } from '../table/sounds.ts'
import { t } from '../text/index.ts'
import { words } from './text/index.ts'

const PAGE = '/company'

export function AskedNotice({ by, close }: { readonly by: string; readonly close: () => void }) {
  const { path } = useLocation()
  const there = path === PAGE
  useEffect(() => {
    if (there) close()
    else play('turn')
  }, [by, there])
  if (there) return null
  return (
    <p class="notice call">
      {words().company.asksYou(by)}{' '}
      <a class="button small" href={PAGE} onClick={close}>
        {words().company.answer}
      </a>{' '}
      <button type="button" class="button small quiet" onClick={close}>
        {t().mine.later}
      </button>
    </p>
  )
}
