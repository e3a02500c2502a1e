/** Bad input gets a sentence and the exit code of wrong use, before anything is installed, built or begun. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Call, read } from '../lib/command-line.mjs'
import { root } from '../lib/paths.mjs'

const CALL: Call = {
  usage: 'carve -- <wood> [--depth N] [--dry]',
  about: ['Carves.', '--dry  only looks'],
  options: { depth: 'string', dry: 'boolean' },
  names: ['oak', 'ash'],
  least: 1,
}

describe('what a script is asked for', () => {
  it('is read', () => {
    expect(read(['oak', '--depth', '3', '--dry'], CALL)).toMatchObject({
      asked: { positionals: ['oak'], values: { depth: '3', dry: true } },
    })
  })

  it.each([['--help'], ['-h'], ['oak', '--help']])('%s %s says how it is called', (...args) => {
    expect(read(args, CALL)).toEqual({
      help: 'npm run carve -- <wood> [--depth N] [--dry]\n  Carves.\n  --dry  only looks',
    })
  })

  it.each([
    [['oak', '--deep'], /^Unknown option '--deep'\.\nnpm run carve/],
    [['oak', '--depth'], /^Option '--depth <value>' argument missing\.\nnpm run carve/],
    [['elm'], /^Nothing here is called "elm"; there are oak, ash\.\nnpm run carve/],
    [[], /^One of these must be named: oak, ash\.\nnpm run carve/],
    [['oak', 'ash'], /^Only 1 can be named at a time\.\nnpm run carve/],
  ])('%j is answered with a sentence', (args, sentence) => {
    const found = read(args, CALL)
    expect('problem' in found && found.problem).toMatch(sentence)
  })
})

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
/** These hand on what they are given: to the server, to the tests, to the formatter, to `waystation bench`. */
const HANDING_ON = ['start', 'test', 'test:long', 'format', 'bench']
const named = Object.entries(scripts).filter(([name]) => !HANDING_ON.includes(name))

describe.each(named)('npm run %s', (name, command) => {
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...command.split(' ').slice(1), ...args], {
      cwd: root,
      encoding: 'utf8',
    })
    return { status, stdout, stderr }
  }

  it('says how it is called', () => {
    const { status, stdout, stderr } = run('--help')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout.split('\n')[0]).toMatch(new RegExp(`^npm run ${name}\\b`))
  })

  it('does not know an option that it does not have, without a stack', () => {
    const { status, stdout, stderr } = run('--nonsense')
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(new RegExp(`^Unknown option '--nonsense'\\.\nnpm run ${name}\\b`))
    expect(stderr).not.toMatch(/^ +at /m)
  })
})
