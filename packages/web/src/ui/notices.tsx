/** What concerns every page: no network, a new version. */
import { signal } from '@preact/signals'
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
