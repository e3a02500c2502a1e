/** All that people are shown of tables, as it leaves the server. */
import { History, TableAnswer } from '@waystation/protocol'
import { Person } from './person.ts'

async function text(person: Person, path: string): Promise<string> {
  const response = await person.fetch('GET', path)
  return `${response.status} ${await response.text()}`
}

async function pages(person: Person, id: string): Promise<string[]> {
  const all: string[] = []
  for (let from: number | null = 0; from !== null; ) {
    const page = await person.fetch('GET', `/api/tables/${id}/history?from=${from}`)
    const body = await page.text()
    all.push(`${page.status} ${body}`)
    from = page.ok ? History.parse(JSON.parse(body)).next : null
  }
  return all
}

/** A fork gets a name and a time of its own; all else about it must be the same. */
async function fork(person: Person, id: string, seq: number): Promise<string[]> {
  const response = await person.fetch('POST', `/api/tables/${id}/fork`, { seq })
  if (!response.ok) return [`${response.status} ${await response.text()}`]
  const { table } = TableAnswer.parse(await response.json())
  const { id: name, createdAt: _created, updatedAt: _updated, ...rest } = table
  return [JSON.stringify(rest), ...(await pages(person, name))]
}

async function streamed(person: Person, id: string): Promise<string[]> {
  const stream = await person.stream(id)
  await stream.next('position')
  stream.close()
  return stream.all
}

/** What one person is shown of a finished table. */
async function seenBy(person: Person, id: string): Promise<Record<string, unknown>> {
  const at = `/api/tables/${id}`
  return {
    table: await text(person, at),
    position: await text(person, `${at}/position`),
    history: await pages(person, id),
    record: await text(person, `${at}/record`),
    chat: await text(person, `${at}/chat`),
    forks: person.cookie === '' ? [] : [...(await fork(person, id, 3)), ...(await fork(person, id, 70))],
    // A private table has no stream for strangers.
    stream: (await person.fetch('GET', at)).ok ? await streamed(person, id) : [],
  }
}

/** By table and by person; the last of them is nobody: a spectator without a name. */
export async function allSeen(url: string, people: readonly Person[], tables: readonly string[]): Promise<unknown> {
  const all: Record<string, unknown> = {}
  for (const id of tables) {
    for (const [i, person] of [...people, new Person(url)].entries())
      all[`${id} ${i}`] = await seenBy(person.at(url), id)
  }
  return all
}
