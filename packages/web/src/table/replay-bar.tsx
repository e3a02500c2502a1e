/** Through the game, step by step. */
import { t } from '../text/index.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { usePlayback } from './playback.ts'
import { useRoom } from './room-context.ts'

export function ReplayBar() {
  const { store } = useRoom()
  const playback = usePlayback()
  const { replay } = t()
  const last = store.past.value.length - 1
  if (last < 1) return null
  const at = store.cursor.value ?? last
  return (
    <div class="replay-bar" role="group" aria-label={replay.bar}>
      <Step label={replay.previous} icon="previous" act={() => playback.step(-1)} off={at === 0} />
      <Step
        label={playback.running.value ? replay.pause : replay.play}
        icon={playback.running.value ? 'pause' : 'play'}
        act={() => playback.toggle()}
      />
      <Step label={replay.next} icon="next" act={() => playback.step(1)} off={at === last} />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={replay.bar}
        aria-valuetext={replay.step(at, last)}
        onInput={({ currentTarget }) => playback.goTo(Number(currentTarget.value))}
      />
      <span class="replay-at" aria-hidden="true">
        {at}/{last}
      </span>
    </div>
  )
}

interface StepProps {
  readonly label: string
  readonly icon: IconName
  readonly act: () => void
  readonly off?: boolean
}

function Step({ label, icon, act, off = false }: StepProps) {
  return (
    <button type="button" class="button quiet step" aria-label={label} title={label} disabled={off} onClick={act}>
      <Icon name={icon} />
    </button>
  )
}
