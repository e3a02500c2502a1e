/** Fair dice: the house and the devices of the players make the seed together (docs/fair-dice.md). */
import { createPublicKey, verify } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { commitment, dealtSeed, parseRecord, shareCommitment, signedPart } from '@waystation/kernel'
import { House, TableAnswer } from '@waystation/protocol'
import { describe, expect, it } from 'vitest'
import { harness } from './support/harness.ts'
import type { Person } from './support/person.ts'

const at = harness()
const SECRETS = ['a'.repeat(64), 'b'.repeat(64)]

const share = async (who: Person, id: string, body: object) =>
  TableAnswer.parse(await who.send('PUT', `/api/tables/${id}/share`, body)).table

/** Ann and Bob at an open table, both committed. */
async function committed(): Promise<{ people: [Person, Person]; id: string; promised: string }> {
  const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
  const id = await ann.open('tic-tac-toe')
  await bob.table(`/api/tables/${id}/join`)
  await share(ann, id, { commitment: shareCommitment(SECRETS[0]) })
  const table = await share(bob, id, { commitment: shareCommitment(SECRETS[1]) })
  return { people: [ann, bob], id, promised: table.commitment }
}

async function playOut([ann, bob]: readonly [Person, Person], id: string): Promise<string> {
  for (const [seq, option] of ['mark 1', 'mark 4', 'mark 2', 'mark 5', 'mark 3'].entries()) {
    await (seq % 2 === 0 ? ann : bob).send('POST', `/api/tables/${id}/answer`, { id: `a${seq}`, seq, option })
  }
  return await (await ann.fetch('GET', `/api/tables/${id}/record`)).text()
}

describe('shares', () => {
  it('are committed to, shown once the host begins, and make the seed with the part of the house', async () => {
    const { people, id, promised } = await committed()
    const [ann, bob] = people
    const stream = await bob.stream(id)
    expect(await ann.refused('PUT', `/api/tables/${id}/share`, { secret: SECRETS[0] })).toBe('not-started')
    const begun = await ann.table(`/api/tables/${id}/start`)
    expect(begun.table).toMatchObject({ status: 'open', dealing: true })
    await stream.next('table', ({ table }) => table.dealing)
    expect(await bob.refused('PUT', `/api/tables/${id}/share`, { commitment: 'c'.repeat(64) })).toBe('already-started')
    expect(await bob.refused('PUT', `/api/tables/${id}/share`, { secret: SECRETS[0] })).toBe('not-allowed')
    expect(await bob.refused('POST', `/api/tables/${id}/leave`, {})).toBe('already-started')
    expect((await share(ann, id, { secret: SECRETS[0] })).status).toBe('open')
    expect((await share(ann, id, { secret: SECRETS[0] })).status).toBe('open')
    const table = await share(bob, id, { secret: SECRETS[1] })
    expect(table).toMatchObject({ status: 'running', dealing: false, commitment: promised, fairness: null })
    await stream.next('position', ({ seq }) => seq === 0)

    const text = await playOut(people, id)
    const { key } = await bob.get('/api/house', House)
    const signature = parseRecord(text).signature
    expect(signature?.key).toBe(key)
    const jwk = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' })
    expect(verify(null, Buffer.from(signedPart(text)), jwk, Buffer.from(signature?.text ?? '', 'base64url'))).toBe(true)
    const record = parseRecord(text)
    expect(record.dice?.shares).toEqual(SECRETS.map((secret) => ({ secret })))
    expect(commitment(record.dice?.house ?? '', record.salt)).toBe(promised)
    expect(record.dice && dealtSeed(record.dice)).toBe(record.seed)
    const { table: over } = await bob.get(`/api/tables/${id}`, TableAnswer)
    expect(over.fairness).toEqual({ seed: record.seed, salt: record.salt, house: record.dice?.house })

    const copy = await bob.table('/api/records', {
      record: await (await bob.fetch('GET', `/api/tables/${id}/record`)).text(),
    })
    const again = await (await bob.fetch('GET', `/api/tables/${copy.table.id}/record`)).text()
    expect(parseRecord(again).dice).toEqual(record.dice)
    expect(parseRecord(again).signature).toBeUndefined()
  })

  it('that are not shown in time are not waited for, and the record says whose they were', async () => {
    const { people, id } = await committed()
    await people[0].table(`/api/tables/${id}/start`)
    await share(people[0], id, { secret: SECRETS[0] })
    await expect.poll(async () => (await people[0].get(`/api/tables/${id}`, TableAnswer)).table.status).toBe('running')
    const record = parseRecord(await playOut(people, id))
    expect(record.dice?.shares).toEqual([{ secret: SECRETS[0] }, { withheld: shareCommitment(SECRETS[1]) }])
    expect(await people[1].refused('PUT', `/api/tables/${id}/share`, { secret: SECRETS[1] })).toBe('already-started')
  })

  it('may be committed to with the seat', async () => {
    const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
    const id = await ann.open('tic-tac-toe')
    const { table } = await bob.table(`/api/tables/${id}/join`, { seat: 1, share: shareCommitment(SECRETS[1]) })
    expect(table.seats[1].share).toEqual({ commitment: shareCommitment(SECRETS[1]), secret: null })
  })

  it('go with the device of whoever leaves', async () => {
    const { people, id } = await committed()
    const { table } = await people[1].table(`/api/tables/${id}/leave`)
    expect(table.seats.map(({ share: one }) => one?.commitment ?? null)).toEqual([shareCommitment(SECRETS[0]), null])
  })

  it('are no duty: where no device has one the game begins at once, dealt by the house', async () => {
    const ann = await at.person('Ann')
    const id = await at.running('tic-tac-toe', [ann], { bots: [{ seat: 1, bot: 'random' }] })
    await pause(1)
    expect((await ann.get(`/api/tables/${id}`, TableAnswer)).table.status).toBe('running')
  })

  it('are only for who sits there', async () => {
    const { id } = await committed()
    const eve = await at.person('Eve')
    expect(await eve.refused('PUT', `/api/tables/${id}/share`, { commitment: 'e'.repeat(64) })).toBe('not-seated')
    expect(await eve.refused('PUT', `/api/tables/${id}/share`, { commitment: 'short' })).toBe('bad-request')
  })
})
