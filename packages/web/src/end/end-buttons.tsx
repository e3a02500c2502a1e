import { useLocation } from 'preact-iso'
import { usePlayback } from '../table/playback.ts'
import { useRoom } from '../table/room-context.ts'
import { t } from '../text/index.ts'
import { saveText, shareText } from './share.ts'

export function EndButtons() {
  const { store, panels, mode, text } = useRoom()
  const { route } = useLocation()
  const playback = usePlayback()
  const { end } = t()
  const name = `${store.table.value?.game ?? 'game'}.txt`
  const again = (): void => {
    void store.transport.rematch().then((path) => route(path))
  }
  const replay = (): void => {
    panels.result.value = false
    playback.from(0)
  }
  return (
    <div class="row end-buttons">
      {mode === 'table' && store.you.value !== null && (
        <button type="button" class="button primary" onClick={again}>
          {end.rematch}
        </button>
      )}
      <button type="button" class="button" onClick={replay}>
        {end.replay}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => void store.transport.record().then((record) => saveText(name, record))}
      >
        {end.record}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => void store.transport.record().then((record) => shareText(name, text.title, record))}
      >
        {end.share}
      </button>
    </div>
  )
}
