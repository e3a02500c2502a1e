/** From text to examples. Pure: where the text comes from is the caller's business. */
import { readFact } from './facts.ts'
import { type Line, readLines, Source } from './source.ts'
import type { Answer, Change, Example, Given, Part } from './syntax.ts'

export function parseTranscript(text: string, file: string): readonly Example[] {
  const lines = readLines(text)
  const source = new Source(file)
  const examples: Example[] = []
  while (lines.length > 0) examples.push(readExample(lines, source))
  if (examples.length === 0) source.refuse(1, 'a transcript holds at least one example')
  return examples
}

function readExample(lines: Line[], source: Source): Example {
  const head = takeHead(lines, source, /^example (.+)$/, 'an example starts with "example" and its title')
  const given = readGiven(lines, source)
  const parts: Part[] = []
  for (let next = lines[0]; next && !/^example\b/.test(next.text); next = lines[0]) parts.push(readPart(lines, source))
  if (!parts.some((part) => part.do === 'then')) source.refuse(head.line, 'an example without "then" shows nothing')
  return { title: head.rest, line: head.line, given, parts }
}

function takeHead(lines: Line[], source: Source, pattern: RegExp, want: string): { line: number; rest: string } {
  const line = lines.shift()
  const found = line && pattern.exec(line.text)
  if (!line || !found) return source.refuse(line?.number ?? 1, `${want}${line ? `, not "${line.text}"` : ''}`)
  return { line: line.number, rest: found[1] }
}

/** The lines up to the next heading. */
function takeBody(lines: Line[]): Line[] {
  const end = lines.findIndex((line) => /^(example .+|given .+|when|then)$/.test(line.text))
  return lines.splice(0, end < 0 ? lines.length : end)
}

function readGiven(lines: Line[], source: Source): Given {
  const head = takeHead(lines, source, /^given (.+)$/, 'an example goes on with "given" and a position')
  const body = takeBody(lines)
  source.names = []
  const settings = { names: source.names, seed: head.rest }
  const variants: Record<string, string> = {}
  const args: Record<string, unknown> = {}
  const changes: Change[] = []
  for (const line of body) {
    const [, word, rest] = /^(\S+) (.+)$/.exec(line.text) ?? []
    if (word === 'players') source.names = settings.names = rest.split(',').map((name) => name.trim())
    else if (word === 'seed') settings.seed = rest
    else if (word === 'variant') {
      const { path, value } = source.equation(line, rest)
      variants[path] = String(value)
    } else if (word === 'with') {
      const { path, value } = source.equation(line, rest)
      args[path] = value
    } else if (word === 'state') changes.push({ line: line.number, ...source.equation(line, rest) })
    else source.refuse(line.number, `"given" knows players, seed, variant, with and state, not "${line.text}"`)
  }
  if (settings.names.length === 0) source.refuse(head.line, '"given" names the players: "players Anna, Ben"')
  return { line: head.line, scenario: head.rest, ...settings, variants, args, changes }
}

function readPart(lines: Line[], source: Source): Part {
  const head = takeHead(lines, source, /^(when|then)$/, '"when" or "then" is next')
  const body = takeBody(lines)
  if (body.length === 0) source.refuse(head.line, `"${head.rest}" has no lines`)
  if (head.rest === 'then') return { do: 'then', facts: body.map((line) => readFact(line, source)) }
  return { do: 'when', answers: body.map((line) => readAnswer(line, source)) }
}

function readAnswer(line: Line, source: Source): Answer {
  const [, who, text] = /^(.+?): (.+)$/.exec(line.text) ?? []
  if (who === undefined) return source.refuse(line.number, `"${line.text}" is not of the form "player: option"`)
  return { line: line.number, seat: source.seat(line, who), text }
}
