/** What concerns every page: no network, a new version, a table that waits. */
import { signal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { useEffect } from 'preact/hooks'
import { install, installable, refuseInstall } from '../install.ts'
import { calledWords } from '../mine/words.ts'
import { pathOf } from '../mine/my-game.ts'
import { called, waitingForMe } from '../mine/store.ts'
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
      <Called />
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

/** It has become my turn elsewhere. Whoever is at that table sees it there. */
function Called() {
  const { path } = useLocation()
  const { mine } = t()
  // Whoever has answered meanwhile is not called any more.
  const game = waitingForMe.value.find(({ id }) => id === called.value?.id) ?? null
  const close = (): void => {
    called.value = null
  }
  const elsewhere = game !== null && pathOf(game) !== path
  useEffect(() => {
    if (elsewhere) void import('../table/sounds.ts').then(({ play }) => play('turn'))
  }, [game?.id])
  if (game === null || !elsewhere) return null
  return (
    <p class="notice call">
      {calledWords(game)}{' '}
      <a class="button small" href={pathOf(game)} onClick={close}>
        {mine.goThere}
      </a>{' '}
      <button type="button" class="button small quiet" onClick={close}>
        {mine.later}
      </button>
    </p>
  )
}
