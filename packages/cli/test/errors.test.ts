import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inside } from './inside.ts'
import { emptyFolder, waystation } from './process.ts'

const WRONG: readonly (readonly [string, readonly string[], RegExp])[] = [
  ['an unknown command', ['frobnicate'], /no command "frobnicate"/],
  ['help on an unknown command', ['help', 'frobnicate'], /cannot be read; see "waystation --help"/],
  ['an unknown option', ['games', '--frob'], /no option --frob/],
  ['a missing argument', ['sim'], /<game> is missing/],
  ['a missing value', ['sim', 'tic-tac-toe', '--seed'], /--seed needs a value/],
  ['too many arguments', ['games', 'x', 'y'], /too many arguments/],
  ['an unknown language', ['games', '--lang', 'xx'], /--lang is one of en, fr, not "xx"/],
  ['an unknown game', ['play', 'ludo'], /no game "ludo"; there are: el-gaucho, .*tic-tac-toe/],
  ['an unknown game to simulate', ['sim', 'ludo'], /no game "ludo"/],
  ['an unknown game to measure', ['bench', 'ludo'], /no game "ludo"/],
  ['too many players', ['play', 'el-gaucho', '--players', '9'], /2 to 4 players, not 9/],
  ['no number of players', ['sim', 'el-gaucho', '--players', 'two'], /2 to 4 players, not two/],
  ['a bad number', ['sim', 'tic-tac-toe', '--games', '1e3'], /--games is a whole number .* not "1e3"/],
  ['a negative number', ['sim', 'tic-tac-toe', '--games', '-1'], /--games is a whole number .* not "-1"/],
  ['no games at all', ['sim', 'tic-tac-toe', '--games', '0'], /--games is a whole number/],
  [
    'an unknown bot',
    ['sim', 'tic-tac-toe', '--bots', 'clever'],
    /random, greedy, greenhorn, ranch-hand, gunslinger, legend, not "clever"/,
  ],
  ['too few bots', ['sim', 'el-gaucho', '--players', '3', '--bots', 'random,greedy'], /3 seats, but --bots names 2/],
  ['an unknown game for the arena', ['arena', 'ludo'], /no game "ludo"/],
  ['an unknown bot in the arena', ['arena', 'tic-tac-toe', '--bots', 'greedy,cat'], /a bot is one of .* not "cat"/],
  ['a bot named twice', ['arena', 'tic-tac-toe', '--bots', 'greedy,greedy'], /--bots names greedy twice/],
  ['too many players in the arena', ['arena', 'tic-tac-toe', '--players', '3'], /for 2 players, not 3/],
  ['an arena without games', ['arena', 'tic-tac-toe', '--games', '0'], /--games is a whole number/],
  ['an arena without workers', ['arena', 'tic-tac-toe', '--workers', '0'], /--workers is a whole number/],
  ['an arena file nowhere', ['arena', 'tic-tac-toe', '--out', 'no/such/folder/x'], /cannot write .*: no such file/],
  [
    'an unknown kind of seat',
    ['play', 'tic-tac-toe', '--seats', 'human,cat'],
    /human, random, greedy, .*legend, not "cat"/,
  ],
  ['too few seats', ['play', 'el-gaucho', '--players', '3', '--seats', 'human,greedy'], /3 seats, but --seats names 2/],
  [
    'a name given twice',
    ['play', 'tic-tac-toe', '--seats', 'human,human', '--names', 'Zoé,zoe'],
    /two seats are called/,
  ],
  ['a person named like a bot', ['play', 'tic-tac-toe', '--names', 'Ann (greedy)'], /cannot be a name/],
  ['a variant without a value', ['sim', 'tic-tac-toe', '--variant', 'wide'], /written name=value/],
  ['an unknown variant', ['sim', 'tic-tac-toe', '--variant', 'wide=yes'], /has no variants, so no "wide"/],
  ['an empty seed', ['sim', 'tic-tac-toe', '--seed', ''], /the seed must be/],
  ['a seed of two lines', ['play', 'tic-tac-toe', '--seed', 'a\nb'], /the seed must be/],
  ['no game to play', ['play'], /name a game, or a record/],
  ['a record that is not there', ['verify', 'nothing.record'], /cannot read nothing.record: no such file/],
  ['a folder as a record', ['replay', '.'], /cannot read .: it is a folder/],
  ['a seed for a recorded game', ['play', '--resume', 'x', '--seed', 'y'], /--seed cannot be given with --resume/],
  [
    'a save file nowhere',
    ['play', 'tic-tac-toe', '--save', 'no/such/folder/x'],
    /cannot write .*: no such file or folder/,
  ],
]

describe('one clear line on stderr, code 2, nothing on stdout, nothing written', () => {
  test.each(WRONG)('%s', async (_what, args, message) => {
    const { code, stdout, stderr } = await inside(args)
    expect(stderr).toMatch(message)
    expect(stderr).toMatch(/^error: .+\n$/)
    expect(stdout).toBe('')
    expect(code).toBe(2)
  })

  test.each([
    ['play', 'ludo'],
    ['sim', 'el-gaucho', '--games', 'many'],
    ['play', 'tic-tac-toe', '--seats', 'human,random', '--save', 'no/such/folder/x'],
    ['replay', 'nothing.record'],
  ])('from the program: %s %s', async (...args) => {
    const cwd = emptyFolder()
    const { code, stdout, stderr } = await waystation(args, { cwd })
    expect(stderr).toMatch(/^error: .+\n$/)
    expect(stdout).toBe('')
    expect(code).toBe(2)
    expect(readdirSync(cwd)).toEqual([])
  })

  test('files that are no records', async () => {
    const cwd = emptyFolder()
    const notesFile = join(cwd, 'notes.txt')
    const pictureFile = join(cwd, 'picture.png')
    writeFileSync(notesFile, 'dear diary\n')
    writeFileSync(pictureFile, Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe))
    const notes = await inside(['verify', notesFile])
    const picture = await inside(['play', '--resume', pictureFile])
    const over = await inside(['play', 'tic-tac-toe', '--save', notesFile])
    expect([notes.code, picture.code, over.code]).toEqual([2, 2, 2])
    expect(notes.stderr).toBe(`error: ${notesFile}: not a record of a game\n`)
    expect(picture.stderr).toBe(`error: ${pictureFile} is not a text file\n`)
    expect(over.stderr).toBe(`error: ${notesFile} holds something that is not a record; it is left as it is\n`)
    expect(readFileSync(notesFile, 'utf8')).toBe('dear diary\n')
    expect(readdirSync(cwd).sort()).toEqual(['notes.txt', 'picture.png'])
  })

  test('in French for French players', async () => {
    const { code, stderr } = await inside(['play', 'ludo'], { env: { LANG: 'fr_FR.UTF-8' } })
    expect(code).toBe(2)
    expect(stderr).toMatch(/^erreur\u00a0: le jeu «\u00a0ludo\u00a0» n’existe pas\u202f; il y a\u00a0: .+\n$/)
  })
})
