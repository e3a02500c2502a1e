/** What concerns every page: no network, a new version. */
import { signal } from '@preact/signals'
import { install, installable, refuseInstall } from '../install.ts'
import { t } from '../text/index.ts'
import { takeUpdate, updateReady } from '../update.ts'

const online = signal(navigator.onLine)
addEventListener('online', () => {
  online.value = true
})
addEventListener('offline', () => {
  online.value = false
})

export function Notices() {
  const { app } = t()
  return (
    <div role="status" class="notices">
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
