/** Long lists of options in groups that can be read at a glance. */
import type { Option } from '@waystation/kernel'
import type { Position } from '@waystation/protocol'
import { hasWords } from '../ui/folded.ts'

export interface WordedOption {
  readonly option: Option
  readonly words: string
}

export interface OptionGroup {
  /** What the options of the group have in common; null: nothing worth saying. */
  readonly title: string | null
  readonly free: boolean
  readonly options: readonly WordedOption[]
}

/** Fewer options than this need no groups. */
const FEW = 9

const firstWord = (id: string): string => id.split(' ', 1)[0]

/** The words that all of these begin with. */
export function commonBeginning(texts: readonly string[]): string {
  const [first = '', ...others] = texts
  const words = first.split(' ')
  let n = 0
  while (n < words.length - 1 && others.every((other) => other.split(' ')[n] === words[n])) n++
  return words.slice(0, n).join(' ')
}

export function optionGroups(
  decisions: Position['decisions'],
  wordsOf: (option: Option) => string,
): readonly OptionGroup[] {
  const worded = (options: readonly Option[]): WordedOption[] =>
    options.map((option) => ({ option, words: wordsOf(option) }))
  const own = decisions.flatMap(({ options, anytimeFrom }) => options.slice(0, anytimeFrom ?? options.length))
  const free = decisions.flatMap(({ options, anytimeFrom }) => options.slice(anytimeFrom ?? options.length))
  const groups = own.length < FEW ? [plain(worded(own))] : byKind(worded(own))
  return free.length === 0 ? groups : [...groups, { title: null, free: true, options: worded(free) }]
}

const plain = (options: readonly WordedOption[]): OptionGroup => ({ title: null, free: false, options })

function byKind(options: readonly WordedOption[]): OptionGroup[] {
  const kinds = new Map<string, WordedOption[]>()
  for (const worded of options) {
    const kind = firstWord(worded.option.id)
    kinds.set(kind, [...(kinds.get(kind) ?? []), worded])
  }
  const several = [...kinds.values()].filter((group) => group.length > 1)
  const single = [...kinds.values()].filter((group) => group.length === 1).flat()
  const titled = several.map((group) => {
    const title = commonBeginning(group.map(({ words }) => words))
    return { title: title === '' ? null : `${title} …`, free: false, options: group }
  })
  return single.length === 0 ? titled : [...titled, plain(single)]
}

/** Options whose wording has every one of these words in it. */
export function matching(groups: readonly OptionGroup[], filter: string): readonly OptionGroup[] {
  return groups
    .map((group) => ({ ...group, options: group.options.filter(({ words }) => hasWords(words, filter)) }))
    .filter(({ options }) => options.length > 0)
}
