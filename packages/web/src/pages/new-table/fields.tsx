import { nameWith, partsOf } from '@waystation/bots/bot-name'
import { findGame } from '@waystation/catalog'
import { type Meta, variantApplies } from '@waystation/kernel'
import { botIds } from '../../opponents.ts'
import { botHint, botTitle } from '../../people.ts'
import { language, t } from '../../text/index.ts'
import { useLoaded } from '../../ui/loaded.ts'
import { type DraftProps, draftSeats } from './draft.ts'

interface MetaProps extends DraftProps {
  readonly meta: Meta
}

export function PlayerCount({ meta, draft, change }: MetaProps) {
  const { min, max } = meta.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const set = (players: number): void => {
    const fresh = draftSeats(draft.mode, players, draft.bot)
    change({ seats: fresh.map((seat, i) => draft.seats[i] ?? seat) })
  }
  return (
    <fieldset class="choices">
      <legend>{t().setup.players}</legend>
      {counts.map((players) => (
        <label key={players} class="choice">
          <input type="radio" name="players" checked={draft.seats.length === players} onChange={() => set(players)} />
          <span>{players}</span>
        </label>
      ))}
    </fieldset>
  )
}

export function BotStrength({ draft, change }: DraftProps) {
  if (draft.mode !== 'solo') return null
  const set = (bot: string): void =>
    change({
      bot,
      seats: draft.seats.map((seat) =>
        seat.bot === null ? seat : { ...seat, bot: nameWith(bot, partsOf(seat.bot).style) },
      ),
    })
  return (
    <fieldset class="choices levels">
      <legend>{t().setup.opponents}</legend>
      {botIds().map((id) => (
        <label key={id} class="choice">
          <input
            type="radio"
            name="bot"
            checked={draft.seats.every(({ bot }) => bot === null || partsOf(bot).id === id)}
            onChange={() => set(id)}
          />
          <span>
            <b>{botTitle(id)}</b>
            {botHint(id) !== null && <small>{botHint(id)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

export function VisibilityChoice({ draft, change }: DraftProps) {
  const { setup } = t()
  return (
    <fieldset class="choices column">
      <legend>{setup.visibility}</legend>
      {(['private', 'public'] as const).map((visibility) => (
        <label key={visibility} class="choice">
          <input
            type="radio"
            name="visibility"
            checked={draft.visibility === visibility}
            onChange={() => change({ visibility })}
          />
          <span>{setup[visibility]}</span>
        </label>
      ))}
    </fieldset>
  )
}

export function HintChoice({ draft, change }: DraftProps) {
  const { setup } = t()
  return (
    <label class="toggle">
      <input
        type="checkbox"
        checked={draft.hints}
        onChange={({ currentTarget }) => change({ hints: currentTarget.checked })}
      />
      <span>
        {setup.hints}
        <small>{setup.hintsHelp}</small>
      </span>
    </label>
  )
}

/** The words for variants are the game's own. */
export function Variants({ meta, draft, change }: MetaProps) {
  const spoken = language()
  const text = useLoaded(
    () => (meta.variants.length === 0 ? Promise.resolve(null) : findGame(meta.id).texts[spoken]()),
    [meta, spoken],
  )
  if (text.state !== 'ready' || text.value === null) return null
  const words = text.value
  const usually = Object.fromEntries(meta.variants.map(({ id, default: usual }) => [id, usual]))
  const chosen = { players: draft.seats.length, variants: { ...usually, ...draft.variants } }
  const asked = meta.variants.filter((variant) => variantApplies(variant, chosen))
  return (
    <>
      {asked.map(({ id, values }) => (
        <label key={id} class="labelled">
          {words.variant(id)}
          <select
            class="field"
            value={chosen.variants[id]}
            onChange={({ currentTarget }) => change({ variants: { ...draft.variants, [id]: currentTarget.value } })}
          >
            {values.map((value) => (
              <option key={value} value={value}>
                {words.variant(id, value)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  )
}
