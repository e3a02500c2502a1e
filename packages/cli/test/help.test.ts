import { expect, test } from 'vitest'
import { version } from '../../../package.json'
import { inside } from './inside.ts'
import { json, waystation } from './process.ts'

const COMMANDS = ['games', 'play', 'sim', 'arena', 'replay', 'review', 'verify', 'bench'] as const

test('without arguments and without a terminal it shows the help and does not wait', async () => {
  const { code, stdout, stderr } = await waystation([])
  expect(code).toBe(0)
  expect(stderr).toBe('')
  for (const command of COMMANDS) expect(stdout).toContain(`\n  ${command} `)
})

test.each(COMMANDS)('%s explains itself, with examples, in both languages', async (command) => {
  const [english, french] = await Promise.all([
    inside([command, '--help']),
    inside([command, '--help'], { env: { LANG: 'fr_FR.UTF-8' } }),
  ])
  expect([english.code, french.code]).toEqual([0, 0])
  expect(english.stdout).toMatch(/^Usage: waystation /)
  expect(english.stdout).toContain(`Examples:\n  waystation ${command}`)
  expect(english.stdout).toContain('--json')
  expect(french.stdout).toMatch(/^Utilisation\u00a0: waystation /)
  expect(french.stdout).toContain(`Exemples\u00a0:\n  waystation ${command}`)
  expect(french.stdout).not.toContain('Usage:')
})

test('the version is that of the repository, from the sources and from the bundle', async () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect((await inside(['--version'])).stdout).toBe(`${version}\n`)
  expect(await waystation(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
})

test('the language is taken from --lang, then WAYSTATION_LANG, then LANG', async () => {
  const sample = /sample game/
  const exemple = /jeu d’exemple/
  const french = { LANG: 'fr_CA.UTF-8' }
  const [byLang, byOwn, byOption, before] = await Promise.all([
    inside(['games'], { env: french }),
    inside(['games'], { env: { ...french, WAYSTATION_LANG: 'en' } }),
    inside(['games', '--lang', 'fr'], { env: { LANG: 'C' } }),
    inside(['--lang=fr', 'games']),
  ])
  expect(byLang.stdout).toMatch(exemple)
  expect(byOwn.stdout).toMatch(sample)
  expect(byOption.stdout).toMatch(exemple)
  expect(before.stdout).toMatch(exemple)
})

test('games lists the boxes, the sample marked', async () => {
  const { stdout } = await inside(['games'])
  expect(stdout).toMatch(/el-gaucho +El Gaucho +2 to 4 players/)
  expect(stdout).toMatch(/tic-tac-toe .*sample game/)
})

test('games --json has stable keys', async () => {
  const { stdout, stderr } = await inside(['games', '--json', '--lang', 'fr'])
  expect(stderr).toBe('')
  const games = json(stdout)['games']
  expect(games).toContainEqual(
    expect.objectContaining({
      id: 'tic-tac-toe',
      name: 'Morpion',
      sample: true,
      seats: { min: 2, max: 2 },
      variants: [],
      rulesVersion: 1,
    }),
  )
})

test('colour is used only where it is wanted', async () => {
  const escape = '\u001b['
  const [piped, forced, refused] = await Promise.all([
    inside(['games']),
    inside(['games'], { env: { FORCE_COLOR: '1' } }),
    inside(['games'], { env: { FORCE_COLOR: '1', NO_COLOR: '1' } }),
  ])
  expect(piped.stdout).not.toContain(escape)
  expect(forced.stdout).toContain(escape)
  expect(refused.stdout).not.toContain(escape)
})
