/** What concerns every page: no network, a new version, a table that waits. */
import { announcement, shutOut } from '../house/news.ts'
import { install, installable, refuseInstall } from '../install.ts'
import { called, ended, invited, named } from '../mine/store.ts'
import { t } from '../text/index.ts'
import { takeUpdate, updateReady } from '../update.ts'
import { useLoaded } from './loaded.ts'
import { online } from './online.ts'

export function Notices() {
  const { app } = t()
  return (
    <div role="status" class="notices">
      {isNews() && <News />}
      {!online.value && <p class="notice">{app.offline}</p>}
      {installable.value && (
        <p class="notice">
          {app.install}{' '}
          <button type="button" class="button small" onClick={() => void install()}>
            {app.installYes}
          </button>{' '}
          <button type="button" class="button small quiet" onClick={refuseInstall}>
            {app.installNo}
          </button>
        </p>
      )}
      {updateReady.value !== null && (
        <p class="notice">
          {app.updated}{' '}
          <button type="button" class="button small" onClick={takeUpdate}>
            {app.reload}
          </button>
        </p>
      )}
    </div>
  )
}

const isNews = (): boolean =>
  [announcement(), shutOut(), called.value, invited.value, named.value, ended.value].some((one) => one !== null)

function News() {
  const news = useLoaded(async () => (await import('./news-notices.tsx')).NewsNotices, [])
  return news.state === 'ready' ? <news.value /> : null
}
