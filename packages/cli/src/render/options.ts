/** Numbered options in full wording; long lists are kept together by what they do. */
import type { Paint } from '../io/paint.ts'
import { newspaper } from './grid.ts'
import { padStart, wrap } from './width.ts'

export interface WordedOption {
  readonly id: string
  readonly text: string
}

/** Up to this many options a plain list is quicker to read than groups. */
const SHORT_LIST = 9
const INDENT = '  '

/** Options that do the same kind of thing next to each other, otherwise in their order. */
export function inGroups(options: readonly WordedOption[]): readonly WordedOption[] {
  return options.length <= SHORT_LIST ? options : groups(options, (option) => option).flat()
}

export function renderOptions(options: readonly WordedOption[], width: number, paint: Paint, from = 1): string[] {
  const digits = String(from + options.length - 1).length
  const numbered = options.map((option, i) => ({ option, number: padStart(String(from + i), digits) }))
  if (options.length <= SHORT_LIST) {
    return numbered.flatMap(({ option, number }) => entry(number, option.text, width, paint))
  }
  return groups(numbered, ({ option }) => option).flatMap((group, i) => [
    ...(i === 0 ? [] : ['']),
    ...fitted(group, width, paint),
  ])
}

function fitted(group: readonly { option: WordedOption; number: string }[], width: number, paint: Paint): string[] {
  const entries = group.map(({ option, number }) => `${paint.accent(number)} ${option.text}`)
  const room = width - INDENT.length
  const fits = group.every(({ option, number }) => number.length + 1 + option.text.length <= room)
  if (fits) return newspaper(entries, room).map((line) => INDENT + line)
  return group.flatMap(({ option, number }) => entry(number, option.text, width, paint))
}

function entry(number: string, text: string, width: number, paint: Paint): string[] {
  const hanging = ' '.repeat(INDENT.length + number.length + 1)
  return wrap(text, width - hanging.length).map((line, n) =>
    n === 0 ? `${INDENT}${paint.accent(number)} ${line}` : hanging + line,
  )
}

/** Ids read like "stand brown-11 with 5+6": the first word says what is done. */
function groups<I>(items: readonly I[], optionOf: (item: I) => WordedOption): I[][] {
  const byVerb = new Map<string, I[]>()
  for (const item of items) {
    const [verb] = optionOf(item).id.split(' ', 1)
    const group = byVerb.get(verb)
    if (group) group.push(item)
    else byVerb.set(verb, [item])
  }
  return [...byVerb.values()]
}
