import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { bundleFormer, commitOfGoldens } from '../lib/former-rules.mjs'
import { makeTree } from './tree.ts'

const dir = 'packages/games/little-toy'
const files = {
  'packages/kernel/src/index.ts': `export const named = (word: string) => word.toUpperCase()\n`,
  'packages/wording/src/index.ts': `export const said = (word: string) => word + '!'\n`,
  [`${dir}/src/index.ts`]: `import { named } from '@waystation/kernel'\nimport { word } from './data/word.ts'\nexport const littleToy = named(word)\n`,
  [`${dir}/src/data/word.ts`]: `export const word: string = 'old'\n`,
  [`${dir}/src/text/en.ts`]: `import { said } from '@waystation/wording'\nexport const en = said('words')\n`,
  [`${dir}/test/goldens/one.record`]: 'kept\n',
}

test('rules are read from the commit that kept the games, whatever lies on the disk now', async () => {
  const base = makeTree(files)
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...args], { cwd: base }).toString()
  git('init', '-q')
  git('add', 'packages')
  git('commit', '-qm', 'games kept')
  const kept = git('rev-parse', 'HEAD').trim()
  writeFileSync(join(base, dir, 'src/data/word.ts'), `export const word = 'new'\n`)
  git('commit', '-qam', 'a rule changed')
  const commit = await commitOfGoldens(dir, base)
  expect(commit).toBe(kept)
  const outfile = join(base, 'former.mjs')
  await bundleFormer(dir, { commit: kept, outfile, base })
  expect(await import(pathToFileURL(outfile).href)).toMatchObject({ game: 'OLD', text: 'words!' })
  await expect(bundleFormer('packages/games/other', { commit: kept, outfile, base })).rejects.toThrow(
    'packages/games/other',
  )
})

test('without any commit there are no former rules', async () => {
  expect(await commitOfGoldens(dir, makeTree(files))).toBeNull()
})
