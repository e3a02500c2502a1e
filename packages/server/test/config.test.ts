import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEFAULTS, readConfig, UsageError } from '../src/config.ts'
import { type Output, serve } from '../src/ops/commands.ts'

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
      trustProxy: true,
    })
    expect(readConfig(['--port', '5000', '--data-dir', '/else'], env)).toMatchObject({ port: 5000, dataDir: '/else' })
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
    [[], { DATABASE_URL: 'mysql://u:geheim@db/w' }],
    [[], { WAYSTATION_SECRET: 'short' }],
  ])('refuses %j %j in one line that gives no secret away', (args, env) => {
    expect(() => readConfig(args, env)).toThrow(UsageError)
    expect(() => readConfig(args, env)).not.toThrow(/\n|geheim|short/)
  })
})

describe('the serve command', () => {
  const spoken = (): Output & { said: string[] } => {
    const said: string[] = []
    return { said, out: (text) => said.push(text), err: (text) => said.push(text) }
  }

  it('explains itself', async () => {
    const output = spoken()
    expect(await serve(['--help'], {}, output)).toBe(0)
    expect(output.said.join('')).toContain('--data-dir')
  })

  it('ends with 2 and one line when a value is bad', async () => {
    const output = spoken()
    expect(await serve(['--port', 'x'], {}, output)).toBe(2)
    expect(output.said).toEqual(['waystation: the port is a number from 0 to 65535, not "x"\n'])
  })
})
