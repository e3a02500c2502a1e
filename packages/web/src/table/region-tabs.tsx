/** The parts of the board: tabs on a phone, with a dot where something can be chosen; elsewhere buttons that enlarge them. */
import '../styles/regions.css'
import { settings } from '../settings/store.ts'
import { t } from '../text/index.ts'
import { useRoom } from './room-context.ts'

export function RegionTabs() {
  const { regionView, ui } = useRoom()
  const regions = regionView.offered.value
  if (regions.length === 0 || ui === null || settings.value.view !== 'board') return null
  const shown = regionView.shown.value
  const small = regionView.small.value
  const waits = (id: string): boolean => small && regionView.waiting.value.has(id)
  const { room } = t()
  const choose = (id: string): void => {
    regionView.look(shown === id && !small ? null : id)
    if (small) document.querySelector(`.stage [data-region="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'start' })
  }
  return (
    <div class="region-tabs" role="group" aria-label={room.regions} aria-keyshortcuts="m">
      {regions.map(({ id, name, picture }) => (
        <button
          key={id}
          type="button"
          class={waits(id) ? 'region-tab waits' : 'region-tab'}
          aria-pressed={shown === id}
          onClick={() => choose(id)}
        >
          {picture}
          {name}
          {!small && shown === id && <kbd>Esc</kbd>}
          {waits(id) && <span class="visually-hidden">{room.waits}</span>}
        </button>
      ))}
    </div>
  )
}
