/** What calls for a notice: somebody is waited for, perhaps until their time runs out, a game is over, a rematch is offered, a message has a name in it. */
import type { ChatRow, StandingRow, TableDoc, TableRow } from '../storage/types.ts'
import type { NewIntent } from './types.ts'
import { WARNINGS } from './warnings.ts'

/** Somebody who sits there. Whoever has a stand-in is not waited for. */
function personAt({ doc }: TableRow, seat: number): string | null {
  const { kind, guest, presence } = doc.seats[seat]
  return kind === 'person' && presence === 'here' ? guest : null
}

/** Whether there is anybody to be told anything: people who play each other. */
export function isSocial({ doc }: Pick<TableRow, 'doc'>): boolean {
  return doc.seats.filter(({ guest }) => guest !== null).length > 1
}

/** `line` and `since`: from when on that seat is waited for. */
type Waited = Pick<StandingRow['waiting'][number], 'seat' | 'line' | 'since'>

/** Those who are waited for; at tables over days with the warnings that may become due. */
export function turns(row: TableRow, waited: readonly Waited[]): NewIntent[] {
  const warnings = row.doc.clock?.kind === 'days' ? [...Array(WARNINGS).keys()] : []
  return waited.flatMap(({ seat, line, since: at }): NewIntent[] => {
    const person = personAt(row, seat)
    if (person === null) return []
    const turn = [row.id, seat, line].join('/')
    const common = { person, table: row.id, at }
    return [
      { ...common, kind: 'turn', name: `turn/${turn}`, facts: { since: line } },
      ...warnings.map((warning): NewIntent => {
        return { ...common, kind: 'warning', name: `warning/${turn}/${warning}`, facts: { since: line, warning } }
      }),
    ]
  })
}

export function ends(row: TableRow): NewIntent[] {
  return row.doc.seats.flatMap(({ guest: person }, seat) => {
    if (person === null) return []
    const name = `over/${row.id}/${seat}`
    return [{ person, table: row.id, kind: 'over' as const, name, facts: {}, at: row.updatedAt }]
  })
}

/** Somebody has taken the last seat: everybody else who sits there is told, once. */
export function completed({ id, doc: before }: TableRow, doc: TableDoc, by: string, at: number): NewIntent[] {
  const complete = ({ seats }: TableDoc): boolean => seats.every(({ kind }) => kind !== 'open')
  if (complete(before) || !complete(doc)) return []
  return doc.seats.flatMap(({ guest: person }) => {
    if (person === null || person === by) return []
    return [{ person, table: id, kind: 'filled' as const, name: `filled/${id}/${person}`, facts: {}, at }]
  })
}

export function invitation({ id }: TableRow, person: string, by: { name: string }, at: number): NewIntent {
  return { person, table: id, kind: 'invited', name: `invited/${id}/${person}`, facts: { by: by.name }, at }
}

/** To everybody who sat at the table of which this is to be the rematch. */
export function invitations(row: TableRow, of: TableRow, by: { id: string; name: string }, at: number): NewIntent[] {
  const people = of.doc.seats.flatMap(({ guest }) => (guest === null || guest === by.id ? [] : [guest]))
  return people.map((person) => invitation(row, person, by, at))
}

/** Somebody asks to be their friend. */
export function request(bond: string, person: string, at: number): NewIntent {
  return { person, table: null, kind: 'asked', name: `asked/${bond}`, facts: { bond }, at }
}

/** To those whose names are in it, as a word of its own. */
export function mentions(row: TableRow, { id, guest, name: by, text, at }: ChatRow): NewIntent[] {
  return row.doc.seats.flatMap((seat, index) => {
    if (seat.guest === null || seat.guest === guest || !names(text, seat.name)) return []
    const name = `named/${id}/${index}`
    return [{ person: seat.guest, table: row.id, kind: 'named' as const, name, facts: { by }, at }]
  })
}

export function names(text: string, name: string): boolean {
  const plain = (words: string): string => words.normalize('NFKC').toLowerCase()
  const literal = plain(name).replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
  const inner = String.raw`[\p{L}\p{N}\p{M}_]`
  return name !== '' && new RegExp(`(?<!${inner})${literal}(?!${inner})`, 'u').test(plain(text))
}
