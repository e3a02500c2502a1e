/** Whether a fact holds; when it does not, what is the case instead. */
import { canonical, canUndo, decisions, type GameTypes, type Match, matchOver } from '@waystation/kernel'
import { partAt } from './path.ts'
import type { Fact, Fields } from './syntax.ts'

export interface Scene<T extends GameTypes> {
  readonly match: Match<T>
  /** What happened since the last `when` began. */
  readonly events: readonly T['event'][]
}

export function checkFact<T extends GameTypes>({ match, events }: Scene<T>, fact: Fact): string | null {
  const { game, state } = match
  switch (fact.fact) {
    case 'asked':
    case 'may':
    case 'mayNot':
    case 'mayOnly':
      return checkQuestion(match, fact)
    case 'sees':
      return same(partAt(game.view(state, fact.seat), fact.path), fact.value)
    case 'state':
      return same(partAt(state, fact.path), fact.value)
    case 'cannot': {
      const reasons = game.explain?.(state, fact.seat, fact.target) ?? []
      const found = reasons.some((r) => r.code === fact.code && fits({ ...r.params, section: r.section }, fact.fields))
      return found ? null : `the reasons given are ${canonical(reasons)}`
    }
    case 'scores':
    case 'totals':
    case 'ranks':
      return checkScore(match, fact)
    case 'undo':
      return canUndo(match, fact.seat) === fact.possible ? null : `it ${fact.possible ? 'cannot' : 'can'} be undone`
    case 'event': {
      const found = events.some((event) => event.type === fact.type && fits(event, fact.fields))
      return found === fact.happened ? null : `the events were ${canonical(events)}`
    }
    case 'over':
      return matchOver(match) === fact.over ? null : `the game ${fact.over ? 'goes on' : 'is over'}`
  }
}

type QuestionFact = Extract<Fact, { fact: 'asked' | 'may' | 'mayNot' | 'mayOnly' }>
type ScoreFact = Extract<Fact, { fact: 'scores' }> | Extract<Fact, { fact: 'totals' | 'ranks' }>

function checkQuestion<T extends GameTypes>({ game, state }: Match<T>, fact: QuestionFact): string | null {
  const open = decisions(game, state)
  const mine = open.filter((d) => d.seat === fact.seat)
  if (fact.fact === 'asked') {
    const waited = mine.filter((d) => d.optional !== true)
    const holds = fact.kind === null ? waited.length === 0 : waited.some((d) => d.kind === fact.kind)
    return holds ? null : `asked are ${open.map((d) => `seat ${d.seat} ${d.kind}`).join(', ') || 'nobody'}`
  }
  const ids = mine.flatMap((d) => d.options.map((o) => o.id))
  const offered = `offered are ${ids.join(' | ') || 'no options'}`
  if (fact.fact === 'mayOnly') return sorted(ids) === sorted(fact.options) ? null : offered
  return ids.includes(fact.option) === (fact.fact === 'may') ? null : offered
}

function sorted(ids: readonly string[]): string {
  return canonical([...ids].sort())
}

function checkScore<T extends GameTypes>({ game, state }: Match<T>, fact: ScoreFact): string | null {
  const sheet = game.scores(state).find((one) => one.seat === fact.seat)
  if (sheet === undefined) return 'there is no score sheet for that seat'
  if (fact.fact !== 'scores') return same(fact.fact === 'totals' ? sheet.total : sheet.rank, fact.value)
  const lines = sheet.lines.filter((line) => line.category === fact.category)
  const points = lines.length === 0 ? undefined : lines.reduce((sum, line) => sum + line.points, 0)
  return same(points, fact.value)
}

function fits(thing: object, fields: Fields): boolean {
  return Object.entries(fields).every(([path, value]) => same(partAt(thing, path), value) === null)
}

function same(found: unknown, expected: unknown): string | null {
  return text(found) === text(expected) ? null : `it is ${text(found)}`
}

function text(value: unknown): string {
  return value === undefined ? 'absent' : canonical(value)
}
