/** Reads one line of a `then`. */
import type { Line, Source } from './source.ts'
import type { Fact, FactBody } from './syntax.ts'

type Reader = (found: RegExpExecArray, line: Line, source: Source) => FactBody

/** Tried in this order: the longer form of a sentence comes first. */
const SENTENCES: readonly (readonly [RegExp, Reader])[] = [
  [/^the game is over$/, () => ({ fact: 'over', over: true })],
  [/^the game goes on$/, () => ({ fact: 'over', over: false })],
  [
    /^(no )?event (\S+)(.*)$/,
    ([, no, type, rest], line, source) => ({
      fact: 'event',
      type,
      fields: source.fields(line, rest),
      happened: no === undefined,
    }),
  ],
  [/^state (.+)$/, ([, rest], line, source) => ({ fact: 'state', ...source.equation(line, rest) })],
  [/^spectator sees (.+)$/, ([, rest], line, source) => ({ fact: 'sees', seat: null, ...source.equation(line, rest) })],
  [
    /^(.+?) sees (.+)$/,
    ([, who, rest], line, source) => ({
      fact: 'sees',
      seat: source.seat(line, who),
      ...source.equation(line, rest),
    }),
  ],
  [/^(.+?) is not asked$/, ([, who], line, source) => ({ fact: 'asked', seat: source.seat(line, who), kind: null })],
  [/^(.+?) is asked (\S+)$/, ([, who, kind], line, source) => ({ fact: 'asked', seat: source.seat(line, who), kind })],
  [
    /^(.+?) may only (.+)$/,
    ([, who, ids], line, source) => ({
      fact: 'mayOnly',
      seat: source.seat(line, who),
      options: ids.split('|').map((id) => id.trim()),
    }),
  ],
  [
    /^(.+?) may not (.+)$/,
    ([, who, option], line, source) => ({ fact: 'mayNot', seat: source.seat(line, who), option }),
  ],
  [/^(.+?) may (.+)$/, ([, who, option], line, source) => ({ fact: 'may', seat: source.seat(line, who), option })],
  [
    /^(.+?) (can|cannot) undo$/,
    ([, who, can], line, source) => ({
      fact: 'undo',
      seat: source.seat(line, who),
      possible: can === 'can',
    }),
  ],
  [
    /^(.+?) cannot (.+) because (\S+)(.*)$/,
    ([, who, target, code, rest], line, source) => ({
      fact: 'cannot',
      seat: source.seat(line, who),
      target,
      code,
      fields: source.fields(line, rest),
    }),
  ],
  [
    /^(.+?) scores (.+)$/,
    ([, who, rest], line, source) => {
      const { path, value } = source.equation(line, rest)
      return { fact: 'scores', seat: source.seat(line, who), category: path, value }
    },
  ],
  [
    /^(.+?) (totals|ranks) (-?\d+)$/,
    ([, who, verb, value], line, source) => ({
      fact: verb === 'totals' ? 'totals' : 'ranks',
      seat: source.seat(line, who),
      value: Number(value),
    }),
  ],
]

export function readFact(line: Line, source: Source): Fact {
  for (const [pattern, read] of SENTENCES) {
    const found = pattern.exec(line.text)
    if (found) return { line: line.number, text: line.text, ...read(found, line, source) }
  }
  return source.refuse(line.number, `"${line.text}" says no fact that a transcript knows`)
}
