/** What a typed line asks for. Commands come first, then numbers, then the beginning of an option. */
import { folded } from '../format.ts'
import type { WordedOption } from '../render/options.ts'
import { WORDS, type Words } from '../text/words.ts'

type Command = keyof Words['play']['words']

export type Request =
  | { readonly do: 'choose'; readonly index: number }
  | { readonly do: 'command'; readonly command: Command; readonly about: string }
  | { readonly do: 'nothing' }
  | { readonly do: 'no-such-number' }
  | { readonly do: 'unknown'; readonly text: string }
  | { readonly do: 'ambiguous'; readonly options: readonly string[] }

/** Commands that stand alone; with more words behind them the line is an option. */
const ALONE: readonly Command[] = ['undo', 'undoAgreed', 'log', 'board', 'hint', 'quit']

export function readRequest(line: string, options: readonly WordedOption[]): Request {
  const text = line.trim()
  if (text === '') return { do: 'nothing' }
  if (text.startsWith('?')) return { do: 'command', command: 'help', about: text.slice(1).trim() }
  if (/^\d+$/.test(text)) {
    const index = Number(text) - 1
    return index >= 0 && index < options.length ? { do: 'choose', index } : { do: 'no-such-number' }
  }
  const [, first = '', about = ''] = /^(\S+)\s*(.*)$/.exec(text) ?? []
  const command = commandNamed(first)
  if (command && (about === '' || !ALONE.includes(command))) return { do: 'command', command, about }
  return chooseByText(text, options)
}

/** Commands are understood in every language, whatever is shown. */
function commandNamed(text: string): Command | undefined {
  const wanted = folded(text)
  for (const { play } of Object.values(WORDS)) {
    for (const [command, names] of Object.entries(play.words)) {
      if (names.includes(wanted)) return command as Command
    }
  }
  return undefined
}

function chooseByText(text: string, options: readonly WordedOption[]): Request {
  const exact = matching(options, (option) => option === folded(text))
  if (exact.length === 1) return { do: 'choose', index: exact[0] }
  const found = matching(options, (option) => option.startsWith(folded(text)))
  if (found.length === 1) return { do: 'choose', index: found[0] }
  return found.length === 0
    ? { do: 'unknown', text }
    : { do: 'ambiguous', options: found.map((index) => options[index].text) }
}

function matching(options: readonly WordedOption[], test: (option: string) => boolean): number[] {
  return options.flatMap(({ id, text }, index) => (test(folded(text)) || test(folded(id)) ? [index] : []))
}
