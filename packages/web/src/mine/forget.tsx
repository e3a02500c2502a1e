/** Deleting a game of this device: asked again, for it is gone then. */
import { useState } from 'preact/hooks'
import { titleOf } from '../games/index.ts'
import { t } from '../text/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { MyGame } from './my-game.ts'
import { forget } from './store.ts'

export function Forget({ game }: { readonly game: MyGame }) {
  const { mine } = t()
  const [asking, setAsking] = useState(false)
  const title = mine.forgetWhich(titleOf(game.game))
  return (
    <>
      <button type="button" class="button small quiet my-forget" aria-label={title} onClick={() => setAsking(true)}>
        {mine.forget}
      </button>
      {asking && (
        <Dialog title={title} close={() => setAsking(false)}>
          <p>{mine.forgetSure}</p>
          <div class="row">
            <button type="button" class="button" onClick={() => setAsking(false)}>
              {mine.keep}
            </button>
            <button type="button" class="button primary" onClick={() => void forget(game.id)}>
              {mine.forget}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
