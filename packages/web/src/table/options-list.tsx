/** Every option of the seat as a real button with its full wording. */
import type { Option } from '@waystation/kernel'
import type { Position } from '@waystation/protocol'
import { useMemo, useState } from 'preact/hooks'
import { t } from '../text/index.ts'
import { matching, type OptionGroup, optionGroups, type WordedOption } from './option-groups.ts'
import { useRoom } from './room-context.ts'

/** More options than this can be filtered. */
const MANY = 8

export function OptionsList({ chosen }: { readonly chosen?: () => void }) {
  const { store, text, names, choice } = useRoom()
  const [filter, setFilter] = useState('')
  const picked = choice.picked.value.length > 0
  const open = choice.narrowed.value.open
  const decisions = useMemo(
    () => (picked ? store.decisions.value.map((asked) => among(asked, open)) : store.decisions.value),
    [store.decisions.value, picked, open],
  )
  const groups = useMemo(
    () => optionGroups(decisions, (option) => text.option(option, names)),
    [decisions, text, names],
  )
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  if (count === 0) return <p class="soft">{t().options.none}</p>
  const shown = matching(groups, filter)
  return (
    <div class="options-list">
      {count > MANY && <Filter value={filter} change={setFilter} />}
      {shown.map((group) => (
        <Group key={`${group.title} ${group.options[0].option.id}`} group={group} chosen={chosen} />
      ))}
      {shown.length === 0 && <p class="soft">{t().options.noMatch}</p>}
    </div>
  )
}

/** What may still be meant, once something was clicked. */
function among(asked: Position['decisions'][number], open: readonly Option[]): Position['decisions'][number] {
  const { anytimeFrom, ...rest } = asked
  const options = asked.options.filter(({ id }) => open.some((option) => option.id === id))
  const own = asked.options.slice(0, anytimeFrom ?? asked.options.length).filter((option) => options.includes(option))
  return { ...rest, options, ...(anytimeFrom !== undefined && { anytimeFrom: own.length }) }
}

interface FilterProps {
  readonly value: string
  readonly change: (value: string) => void
}

function Filter({ value, change }: FilterProps) {
  return (
    <input
      type="search"
      class="field"
      aria-label={t().options.filter}
      placeholder={t().options.filter}
      value={value}
      onInput={({ currentTarget }) => change(currentTarget.value)}
    />
  )
}

interface GroupProps {
  readonly group: OptionGroup
  readonly chosen: (() => void) | undefined
}

function Group({ group, chosen }: GroupProps) {
  const title = group.free ? t().prompt.freeActions : group.title
  return (
    <section class="option-group" {...(title !== null && { 'aria-label': title })}>
      {title !== null && <h3>{title}</h3>}
      <ul>
        {group.options.map((worded) => (
          <Choosable key={worded.option.id} worded={worded} chosen={chosen} />
        ))}
      </ul>
    </section>
  )
}

function Choosable({ worded, chosen }: { readonly worded: WordedOption; readonly chosen: (() => void) | undefined }) {
  const { choice, pictures, store } = useRoom()
  const { option, words } = worded
  const picture = pictures?.option?.(option, store.live.value?.view) ?? null
  const look = (): void => {
    choice.hovered.value = option
  }
  const leave = (): void => {
    choice.hovered.value = null
  }
  const choose = (): void => {
    choice.commit(option)
    chosen?.()
  }
  return (
    <li>
      <button
        type="button"
        class="button option"
        data-option={option.id}
        onMouseEnter={look}
        onMouseLeave={leave}
        onFocus={look}
        onBlur={leave}
        onClick={choose}
      >
        {picture}
        <span>{words}</span>
      </button>
    </li>
  )
}
