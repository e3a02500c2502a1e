/** The example program of docs/bot-protocol.md, run as anybody would run it. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { NewInvite } from '@waystation/protocol'
import { describe, expect, it } from 'vitest'
import { harness } from './support/harness.ts'

const EXAMPLE = fileURLToPath(new URL('../../../examples/outside-bot.mjs', import.meta.url))
const at = harness()

interface Finished {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

function run(...args: readonly string[]): { seated: Promise<unknown>; finished: Promise<Finished> } {
  const child = spawn(process.execPath, [EXAMPLE, at.server.url, ...args])
  let stdout = ''
  let stderr = ''
  const seated = new Promise((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
      if (stdout.includes('seat ')) resolve(null)
    })
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const finished = new Promise<Finished>((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })))
  return { seated: Promise.race([seated, finished]), finished }
}

describe('an outside program', () => {
  it('takes a seat and plays a whole game', async () => {
    const ann = await at.person('Ann')
    const id = await ann.open('el-gaucho', { players: 3, bots: [{ seat: 2, bot: 'greedy' }] })
    const program = run(id, 'Robbie')
    await program.seated
    expect((await ann.table(`/api/tables/${id}/start`)).table.seats[1]).toMatchObject({
      kind: 'person',
      name: 'Robbie',
    })
    // A bot of the house plays Ann's seat to the end.
    await ann.table(`/api/tables/${id}/resign`)
    const { code, stdout, stderr } = await program.finished
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^seat 1\nseat 0: \d+ points, rank \d\nseat 1: \d+ points, rank \d\nseat 2: \d+ points/)
  })

  it('comes to a private table with an invitation only', async () => {
    const ann = await at.person('Ann')
    const id = await ann.open('tic-tac-toe', { visibility: 'private' })
    expect((await run(id).finished).stderr).toMatch(/not-found/)
    const { token } = NewInvite.parse(await ann.send('POST', `/api/tables/${id}/invites`, {}))
    const program = run(id, 'Robbie', token)
    await program.seated
    await ann.table(`/api/tables/${id}/start`)
    await ann.table(`/api/tables/${id}/resign`)
    expect(await program.finished).toMatchObject({ code: 0, stderr: '' })
  })

  it('says what is missing', async () => {
    expect(await run().finished).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^usage: /) as string,
    })
  })
})
