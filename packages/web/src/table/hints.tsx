/** A hint: what a strong player would weigh in this seat's place, in words and with what can be expected. */
import '../styles/hints.css'
import type { Option } from '@waystation/kernel'
import type { Suggestion } from '@waystation/protocol'
import { language, t } from '../text/index.ts'
import { useRoom } from './room-context.ts'

const SHOWN = 3

export function OfferHint() {
  const { store, choice, learn } = useRoom()
  const { transport } = store
  const { hints } = choice
  if (transport.hint === undefined || store.decisions.value.length === 0) return null
  if (store.table.value?.hints !== true) return null
  const ask = async (): Promise<void> => {
    const asked = choice.options.value
    hints.value = 'thinking'
    const found = await transport.hint?.().catch(() => null)
    // The question may have changed meanwhile; then nobody wants to know.
    if (choice.options.value !== asked || hints.value !== 'thinking') return
    hints.value = found ?? 'failed'
    // The best one is shown on the board at once; in a first game it is put forward as well.
    const best = asked.find(({ id }) => id === found?.[0]?.option)
    if (learn && best !== undefined) choice.propose(best)
    else choice.hovered.value = best ?? null
  }
  return (
    <button type="button" class="button" disabled={hints.value === 'thinking'} onClick={() => void ask()}>
      {t().prompt.hint}
    </button>
  )
}

export function Hints() {
  const { choice, store } = useRoom()
  const { advice } = t()
  const told = choice.hints.value
  if (told === null || store.decisions.value.length === 0) return null
  return (
    <div class="hints card" role="status">
      {told === 'thinking' && <p class="prompt-detail">{advice.thinking}</p>}
      {told === 'failed' && <p class="prompt-detail">{advice.failed}</p>}
      {typeof told === 'object' && <Suggestions suggestions={told} />}
    </div>
  )
}

function Suggestions({ suggestions }: { readonly suggestions: readonly Suggestion[] }) {
  const { advice } = t()
  return (
    <>
      <p class="prompt-detail">{suggestions.length === 0 ? advice.nothing : advice.title}</p>
      <ol>
        {suggestions.slice(0, SHOWN).map((suggestion) => (
          <li key={suggestion.option}>
            <Suggested suggestion={suggestion} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** A click puts the option forward; it is not chosen yet. */
function Suggested({ suggestion }: { readonly suggestion: Suggestion }) {
  const { choice, text, names } = useRoom()
  const { option: id, chance } = suggestion
  const why = useReason(suggestion)
  const { advice } = t()
  const option = choice.options.value.find((candidate) => candidate.id === id)
  if (option === undefined) return <>{advice.letBe}</>
  /** The board shows it while it is pointed at. */
  const look = (looked: Option | null) => (): void => {
    choice.hovered.value = looked
  }
  return (
    <button
      type="button"
      class="hint-option"
      onMouseEnter={look(option)}
      onMouseLeave={look(null)}
      onFocus={look(option)}
      onBlur={look(null)}
      onClick={() => choice.propose(option)}
    >
      <span class="option-words">{text.option(option, names)}</span>
      {chance !== null && <span class="chance">{advice.expects(percent(chance))}</span>}
      {why !== null && <span class="because">{why}</span>}
    </button>
  )
}

/** One sentence why, in the game's own words. */
function useReason({ because }: Suggestion): string | null {
  const { text, names, store } = useRoom()
  const words = because === null ? undefined : text.prospects?.[because.term]
  if (because === null || words === undefined) return null
  return because.seat === store.you.value ? words.own : words.rival(names(because.seat))
}

export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent' }).format(share)
}
