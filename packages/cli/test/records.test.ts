import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateKeyPairSync, sign } from 'node:crypto'
import { commitment, dealtSeed, formatRecord, parseRecord, sha256 } from '@waystation/kernel'
import { describe, expect, test } from 'vitest'
import { inside } from './inside.ts'
import { emptyFolder, json, waystation } from './process.ts'

const PEOPLE = ['play', 'tic-tac-toe', '--seats', 'human,human', '--names', 'Ann,Bob', '--seed', 's']

async function savedGame(lines: readonly string[]): Promise<{ file: string; text: string }> {
  const file = join(emptyFolder(), 'game.record')
  await inside([...PEOPLE, '--save', file], { lines })
  return { file, text: readFileSync(file, 'utf8') }
}

describe('saving and taking up again', () => {
  test('in another process leads to the same game as playing it through', async () => {
    const cwd = emptyFolder()
    const whole = await waystation([...PEOPLE, '--json'], { lines: ['1', '1', '1', '1', '1', '1', '1'] })
    const half = await waystation([...PEOPLE, '--save', 'half.record'], { lines: ['1', '1', '1'], cwd })
    expect(half.code).toBe(1)
    expect(half.stderr).toBe('input ended before the game did; go on with --resume half.record\n')
    const rest = await waystation(['play', '--resume', 'half.record', '--save', 'whole.record', '--json'], {
      lines: ['1', '1', '1', '1'],
      cwd,
    })
    expect(rest.code).toBe(0)
    expect(json(rest.stdout)['state']).toBe(json(whole.stdout)['state'])
    expect(json(rest.stdout)['seats']).toEqual(json(whole.stdout)['seats'])
    const verified = await waystation(['verify', 'whole.record', '--json'], { cwd })
    expect(json(verified.stdout)).toMatchObject({ ok: true, lines: 7, state: json(whole.stdout)['state'] })
    expect(readdirSync(cwd).sort()).toEqual(['half.record', 'whole.record'])
  })

  test('knows which seats were bots, and lets somebody else play them', async () => {
    const file = join(emptyFolder(), 'bots.record')
    const started = ['play', 'el-gaucho', '--seats', 'random,human,greedy', '--seed', 'b', '--save', file]
    await inside(started, { lines: ['1', '1', 'q'] })
    const again = await inside(['play', '--resume', file, '--json'], { lines: ['q'] })
    expect(json(again.stdout)).toMatchObject({ seats: [{ kind: 'random' }, { kind: 'human' }, { kind: 'greedy' }] })
    const others = await inside(['play', '--resume', file, '--seats', 'greedy,random,random', '--json'])
    expect(json(others.stdout)).toMatchObject({ finished: true })
  })

  test('by the command s, with the file name remembered', async () => {
    const file = join(emptyFolder(), 'mine.record')
    const { stdout } = await inside(PEOPLE, { lines: ['1', `s ${file}`, '1', 's', 'q'] })
    expect(stdout.split(`Saved in ${file}.`)).toHaveLength(3)
    expect(parseRecord(readFileSync(file, 'utf8')).log).toHaveLength(2)
  })

  test('is offered when the game is over', async () => {
    const file = join(emptyFolder(), 'end.record')
    const lines = ['mark 1', 'mark 4', 'mark 2', 'mark 5', 'mark 3', `s ${file}`]
    const { code } = await inside(PEOPLE, { lines })
    expect(code).toBe(0)
    expect(parseRecord(readFileSync(file, 'utf8')).scores).toEqual([1, 0])
  })

  test('keeps what was taken back in the record', async () => {
    const { file, text } = await savedGame(['1', 'u', '2', 'q'])
    expect(text).toContain('\n1 0 mark 1\n2 0 < undo\n3 0 mark 2\n')
    expect((await inside(['verify', file])).code).toBe(0)
  })

  test('of a game nobody has answered in', async () => {
    const { file } = await savedGame(['q'])
    expect((await inside(['verify', file])).code).toBe(0)
  })

  test('fails a script that cannot save, and writes nothing', async () => {
    const folder = emptyFolder()
    writeFileSync(join(folder, 'file'), '')
    const { code, stderr } = await inside(PEOPLE, { lines: ['1', `s ${join(folder, 'file/x.record')}`, '1'] })
    expect(code).toBe(2)
    expect(stderr).toMatch(/^error: cannot write .*: a part of the path is not a folder\n$/)
    expect(readdirSync(folder)).toEqual(['file'])
  })
})

describe('a record that was changed', () => {
  test('is refused for every single byte, by verify, replay and resume alike', async () => {
    const { file, text } = await savedGame(['1', '1', '1', 'q'])
    for (let at = 0; at < text.length; at += 37) {
      const other = text[at] === 'x' ? 'y' : 'x'
      writeFileSync(file, `${text.slice(0, at)}${other}${text.slice(at + 1)}`)
      const { code, stdout, stderr } = await inside(['verify', file])
      expect([at, code, stdout]).toEqual([at, 2, ''])
      expect(stderr).toMatch(/^error: .+\n$/)
    }
    const command = async (...args: readonly string[]): Promise<number | null> => (await inside(args)).code
    expect(await command('replay', file)).toBe(2)
    expect(await command('play', '--resume', file)).toBe(2)
  })

  test('is found by the program itself', async () => {
    const { file, text } = await savedGame(['1', '1', '1', 'q'])
    writeFileSync(file, text.replace('mark 1', 'mark 9'))
    const { code, stdout, stderr } = await waystation(['verify', file])
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toBe(`error: ${file}: the checksum does not match: the record was changed or cut off\n`)
  })

  test.each([
    ['another answer', /^1 0 mark 1$/m, '1 0 mark 9', 'the answers lead to another position than recorded'],
    ['an impossible answer', /^1 0 mark 1$/m, '1 0 mark 12', 'line 1 of the answers is not possible there'],
    ['other scores', /^scores unfinished$/m, 'scores 1 0', 'the answers lead to other scores than recorded'],
    ['another seed', /^seed s$/m, 'seed t', 'seed and salt do not match the commitment'],
    [
      'other rules',
      /^rules 1$/m,
      'rules 99',
      'made by version 99 of the rules, which is not known here; the newest known one is 1',
    ],
    ['an unknown game', /^game tic-tac-toe$/m, 'game ludo', 'there is no game "ludo"'],
  ])('%s is found even under a fresh checksum', async (_what, from, to, message) => {
    const { file, text } = await savedGame(['1', '1', '1', 'q'])
    const body = text.replace(from, to).replace(/checksum .*\n$/, '')
    expect(body).toContain(to)
    writeFileSync(file, `${body}checksum ${sha256(body)}\n`)
    const { code, stderr } = await inside(['verify', file])
    expect(code).toBe(2)
    expect(stderr).toContain(message)
  })
})

describe('replay', () => {
  test('shows the board and the log at any line', async () => {
    const { file } = await savedGame(['1', '1', '1', 'q'])
    const { stdout } = await waystation(['replay', file, '--at', '2'])
    expect(stdout).toContain('Tic-tac-toe, line 2 of 3')
    expect(stdout).toContain('as a spectator sees it')
    expect(stdout).toContain('■ Bob marks cell 2.')
    expect(stdout).not.toContain('cell 3')
    expect(stdout).toContain('  ▲ X  ■ O  ·\n')
    expect(stdout).toContain('Waiting for Ann')
    const late = await inside(['replay', file, '--at', '4'])
    expect([late.code, late.stderr]).toEqual([2, 'error: --at is a whole number from 0 to 3, not "4"\n'])
  })

  test('shows each seat its own hand only, and all hands once the game is over', async () => {
    const folder = emptyFolder()
    const file = join(folder, 'gaucho.record')
    await inside(['play', 'el-gaucho', '--seats', 'random,greedy', '--seed', 'r', '--save', file])
    const view = async (...args: readonly string[]): Promise<Record<string, unknown>> =>
      json((await inside(['replay', file, '--at', '0', '--json', ...args])).stdout)
    const [spectator, first, second, named] = [
      await view(),
      await view('--seat', '0'),
      await view('--seat', '1'),
      await view('--seat', 'bot 2 (GREEDY)'),
    ]
    const hands = [spectator, first, second].map((shown) => JSON.stringify(handOf(shown)))
    expect(hands[0]).toBe('[]')
    expect(new Set(hands).size).toBe(3)
    expect(named).toEqual(second)
    const all = await inside(['replay', file, '--at', '0', '--seat', 'all'])
    expect(all.stdout).toContain('all hands open')
    expect(all.stdout.match(/Your start tiles/g)).toHaveLength(2)
  })

  test('opens no hands of an unfinished game', async () => {
    const { file } = await savedGame(['1', 'q'])
    const { code, stderr } = await inside(['replay', file, '--seat', 'all'])
    expect([code, stderr]).toEqual([2, 'error: the game is not finished: every hand can be opened only at the end\n'])
    const nobody = await inside(['replay', file, '--seat', '7'])
    expect(nobody.stderr).toBe('error: there is no seat "7"; there are: 0 Ann, 1 Bob\n')
  })

  test('has stable keys with --json', async () => {
    const { file, text } = await savedGame(['1', 'q'])
    const shown = json((await inside(['replay', file, '--json'])).stdout)
    expect(Object.keys(shown)).toEqual([
      'game',
      'players',
      'seats',
      'line',
      'lines',
      'viewer',
      'over',
      'waiting',
      'view',
      'zones',
      'log',
      'scores',
      'state',
    ])
    expect(shown).toMatchObject({ line: 1, lines: 1, viewer: null, over: false, waiting: [{ seat: 1, kind: 'turn' }] })
    expect(shown['state']).toBe(parseRecord(text).state)
    expect(shown['log']).toEqual(['▲ Ann marks cell 1.'])
  })
})

test('verify tells what it verified', async () => {
  const { file, text } = await savedGame(['mark 1', 'mark 4', 'mark 2', 'mark 5', 'mark 3'])
  const record = parseRecord(text)
  expect(formatRecord(record)).toBe(text)
  const words = await waystation(['verify', file])
  expect(words.stdout).toContain(`${file}: everything it claims is true.`)
  expect(words.stdout).toMatch(/Result +Ann 1, Bob 0\n/)
  const { stdout } = await inside(['verify', file, '--json'])
  expect(json(stdout)).toEqual({
    file,
    ok: true,
    game: 'tic-tac-toe',
    rulesVersion: 1,
    players: 2,
    variants: {},
    seats: ['Ann', 'Bob'],
    lines: 5,
    decisions: 5,
    finished: true,
    scores: [1, 0],
    state: record.state,
    shares: null,
    house: null,
    commitment: /^commitment (.*)$/m.exec(text)?.[1],
  })
})

function handOf(shown: Record<string, unknown>): unknown {
  const view = shown['view']
  return typeof view === 'object' && view !== null && 'hand' in view ? view.hand : undefined
}

describe('verify, with what was noted elsewhere', () => {
  const refusal = async (args: readonly string[]): Promise<string> => {
    const { code, stderr } = await inside(['verify', ...args])
    expect(code).toBe(2)
    return stderr
  }

  test('--commitment: only the one that was promised', async () => {
    const { file, text } = await savedGame(['1', '1', '1', '1', '1', '1', '1'])
    const [, promised] = /^commitment (.*)$/m.exec(text) ?? []
    expect((await inside(['verify', file, '--commitment', promised.toUpperCase()])).code).toBe(0)
    expect(await refusal([file, '--commitment', 'f'.repeat(64)])).toContain('another commitment')
  })

  test('a signature: names cannot be exchanged, and --house says whose it must be', async () => {
    const { file, text } = await savedGame(['1', '1', '1', '1', '1', '1', '1'])
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const { x = '' } = publicKey.export({ format: 'jwk' })
    const line = `signed ${x} ${sign(null, Buffer.from(text), privateKey).toString('base64url')}\n`
    writeFileSync(file, text + line)
    const { code, stdout } = await inside(['verify', file, '--house', x])
    expect(code).toBe(0)
    expect(stdout).toContain(x)
    expect(await refusal([file, '--house', 'a'.repeat(43)])).toContain('has not signed')
    const renamed = formatRecord({ ...parseRecord(text), seats: ['Eve', 'Bob'] })
    writeFileSync(file, renamed + line)
    expect(await refusal([file])).toContain('the signature does not fit')
    writeFileSync(file, renamed)
    expect((await inside(['verify', file])).code).toBe(0)
    expect(await refusal([file, '--house', x])).toContain('has not signed')
  })

  test('shares of house and players are told', async () => {
    const dice = { house: 'h', shares: [{ secret: 'a' }, null] } as const
    const seed = dealtSeed(dice)
    const file = join(emptyFolder(), 'dice.record')
    await inside(['play', 'tic-tac-toe', '--seats', 'human,human', '--seed', seed, '--save', file], {
      lines: ['1', 'q'],
    })
    const record = parseRecord(readFileSync(file, 'utf8'))
    writeFileSync(file, formatRecord({ ...record, dice }))
    const { stdout } = await inside(['verify', file, '--json'])
    expect(json(stdout)).toMatchObject({
      ok: true,
      shares: ['shown', 'none'],
      commitment: commitment('h', record.salt),
    })
    writeFileSync(file, formatRecord({ ...record, dice }).replace('share 0 a', 'share 0 b'))
    expect((await inside(['verify', file])).code).toBe(2)
  })
})
