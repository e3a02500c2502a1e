import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEFAULTS, readConfig } from '../src/config.ts'
import { backupCommand, type Output, serve } from '../src/ops/commands.ts'
import { UsageError } from '../src/ops/problem.ts'

describe('configuration', () => {
  it('has defaults that work, on this machine only', () => {
    expect(readConfig([], {})).toEqual({ ...DEFAULTS, dataDir: resolve('data') })
    expect(DEFAULTS.host).toBe('127.0.0.1')
  })

  it('reads the environment, and flags before it', () => {
    const env = {
      PORT: '4000',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/w',
      DATABASE_URL: 'postgres://u:p@db/w',
      TRUST_PROXY: '1',
    }
    expect(readConfig([], env)).toMatchObject({
      port: 4000,
      host: '0.0.0.0',
      dataDir: '/var/lib/w',
      databaseUrl: 'postgres://u:p@db/w',
      trustProxy: 1,
    })
    expect(readConfig(['--port', '5000', '--data-dir', '/else'], env)).toMatchObject({ port: 5000, dataDir: '/else' })
  })

  it('reads the path of a process of its own', () => {
    expect(readConfig([], { PROCESS_PATH: '/at/one' })?.processPath).toBe('/at/one')
    expect(readConfig([], { PROCESS_PATH: '' })?.processPath).toBeNull()
  })

  it('reads by what processes tell each other news, which takes a database that several can use', () => {
    const env = { BUS_URL: 'nats://token@bus', DATABASE_URL: 'postgres://u:p@db/w' }
    expect(readConfig([], env)?.busUrl).toBe('nats://token@bus')
    expect(readConfig([], { BUS_URL: '' })?.busUrl).toBeNull()
  })

  it('reads where finished games may be read from, which takes a database that can have a replica', () => {
    const env = { REPLICA_URL: 'postgres://u:p@copy/w', DATABASE_URL: 'postgres://u:p@db/w' }
    expect(readConfig([], env)?.replicaUrl).toBe('postgres://u:p@copy/w')
    expect(readConfig([], { REPLICA_URL: '' })?.replicaUrl).toBeNull()
  })

  it('reads how mail leaves, and where notices may go inside the house', () => {
    const env = {
      SMTP_URL: 'smtps://u:p@mail.example',
      MAIL_FROM: 'Waystation <w@games.example>',
      PUBLIC_URL: 'https://games.example',
      NOTICE_NETWORKS: '10.0.0.7, fd00::/8',
    }
    expect(readConfig([], env)).toMatchObject({
      mail: { url: 'smtps://u:p@mail.example', from: 'Waystation <w@games.example>' },
      noticeNetworks: ['10.0.0.7', 'fd00::/8'],
    })
  })

  it.each([
    [{ SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://games.example' }, 'SMTP_URL needs MAIL_FROM'],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'w@games.example' }, 'SMTP_URL needs PUBLIC_URL'],
    [{ SMTP_URL: 'http://u:secret@mail.example' }, 'SMTP_URL must start with smtp:// or smtps://'],
    [{ NOTICE_NETWORKS: 'the cellar' }, 'NOTICE_NETWORKS is a list of addresses'],
    [{ PROCESS_PATH: '/api' }, 'PROCESS_PATH is /at/ and a name'],
    [{ PROCESS_PATH: '/at/One/' }, 'PROCESS_PATH is /at/ and a name'],
  ])('%j is refused: %s', (env, problem) => {
    expect(() => readConfig([], env)).toThrow(problem)
  })

  it('reads how long things are kept: days, hours or for ever', () => {
    const env = { COMPACT_GAMES_AFTER: '36h', KEEP_OPEN_TABLES: 'off', KEEP_CHAT: '400d' }
    const [HOUR, DAY] = [3_600_000, 86_400_000]
    const lifetimes = { compactGames: 36 * HOUR, openTables: null, chat: 400 * DAY }
    expect(readConfig([], env)?.retention).toEqual({ ...DEFAULTS.retention, ...lifetimes })
    const off = { compactGames: null, openTables: null, guests: null, chat: null, reports: null }
    expect(readConfig([], { ...env, RETENTION: 'off' })?.retention).toEqual({ ...DEFAULTS.retention, ...off })
  })

  it.each([
    [['--port', 'http'], {}],
    [['--port', '70000'], {}],
    [['--port', '-1'], {}],
    [['--colour', 'red'], {}],
    [['serve', 'now'], {}],
    [['--log-level', 'loud'], {}],
    [['--public-url', 'waystation.example'], {}],
    [[], { PORT: '80a' }],
    [[], { KEEP_CHAT: '30' }],
    [[], { KEEP_GUESTS: '1d' }],
    [[], { COMPACT_GAMES_AFTER: '0h' }],
    [[], { RETENTION: 'no' }],
    [[], { DATABASE_URL: 'mysql://u:geheim@db/w' }],
    [[], { BUS_URL: 'redis://u:geheim@bus', DATABASE_URL: 'postgres://u:geheim@db/w' }],
    [[], { BUS_URL: 'nats://u:geheim@bus' }],
    [[], { REPLICA_URL: 'mysql://u:geheim@copy/w', DATABASE_URL: 'postgres://u:geheim@db/w' }],
    [[], { REPLICA_URL: 'postgres://u:geheim@copy/w' }],
    [[], { WAYSTATION_SECRET: 'short' }],
  ])('refuses %j %j in one line that gives no secret away', (args, env) => {
    expect(() => readConfig(args, env)).toThrow(UsageError)
    expect(() => readConfig(args, env)).not.toThrow(/\n|geheim|short/)
  })
})

/** Spaces that do not break are typography, which the tests of the texts hold. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('the serve command', () => {
  const spoken = (): Output & { said: string[] } => {
    const said: string[] = []
    return { said, out: (text) => said.push(text), err: (text) => said.push(text) }
  }

  it('explains every flag and variable, in both languages', async () => {
    const [en, fr] = [spoken(), spoken()]
    expect(await serve(['--help'], {}, en)).toBe(0)
    expect(await serve(['--help'], { LANG: 'fr_FR.UTF-8' }, fr)).toBe(0)
    const names = (said: readonly string[]): string[] =>
      said.join('').match(/--[a-z-]+|[A-Z]+_[A-Z_]+|\b[A-Z]{4}\b/g) ?? []
    expect(names(fr.said)).toEqual(names(en.said))
    expect(names(en.said)).toEqual(expect.arrayContaining(['--data-dir', '--log-level', 'DATABASE_URL', 'PORT']))
    expect(fr.said.join('')).toContain('port d’écoute')
  })

  it.each([
    [['--port', 'x'], {}, 'error: the port is a number from 0 to 65535, not "x"\n'],
    [['--port', 'x', '--lang', 'fr'], {}, 'erreur : le port est un nombre de 0 à 65535, pas « x »\n'],
    [['--lang', 'de'], { LANG: 'fr' }, 'erreur : --lang accepte en ou fr, pas « de »\n'],
    [['--colour'], { LC_ALL: 'fr_CA' }, 'erreur : l’option --colour n’existe pas\n'],
    [['--port'], { WAYSTATION_LANG: 'en', LANG: 'fr' }, 'error: --port needs a value\n'],
    [[], { KEEP_CHAT: 'x' }, 'error: KEEP_CHAT is a number of days or hours such as 30d or 12h, or off, not "x"\n'],
    [['now'], { LANG: 'fr' }, 'erreur : « now » est un argument de trop\n'],
  ])('ends %j %j with 2 and one line in the language of the terminal', async (args, env, line) => {
    const output = spoken()
    expect(await serve(args, env, output)).toBe(2)
    expect(output.said.map(plain)).toEqual([line])
  })

  it('says why it cannot start', async () => {
    const output = spoken()
    const env = { DATABASE_URL: 'postgres://u:geheim@127.0.0.1:1/w', LANG: 'fr' }
    expect(await serve(['--log-level', 'silent'], env, output)).toBe(1)
    expect(output.said.map(plain)).toEqual(['erreur : la base de données ne répond pas : vérifiez DATABASE_URL\n'])
  })

  it('copies in the language of the terminal too', async () => {
    const output = spoken()
    expect(await backupCommand(['--help'], { LANG: 'fr' }, output)).toBe(0)
    expect(await backupCommand(['copie', '--data-dir', '/nulle-part'], { LANG: 'fr' }, output)).toBe(1)
    expect(output.said[0]).toContain('une copie cohérente')
    expect(plain(output.said[1])).toBe('erreur : il n’y a pas de base de données dans /nulle-part\n')
  })
})
