import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundleUp } from '../lib/build.mjs'
import { makeTree } from './tree.ts'

const bundle = { entry: 'packages/cli/src/main.ts', outfile: 'packages/cli/dist/out.mjs' }

const files = {
  'packages/cli/src/main.ts': `import { word } from './word.ts'\nconsole.log(word as string, process.argv.length)\n`,
  'packages/cli/src/word.ts': `export const word = 'howdy'\n`,
}

describe('a bundle', () => {
  it('is made once, and again only when a source has changed', async () => {
    const base = makeTree(files)
    expect(await bundleUp(base, bundle)).toBe(true)
    expect(await bundleUp(base, bundle)).toBe(false)
    writeFileSync(join(base, 'packages/cli/src/word.ts'), `export const word = 'good day'\n`)
    expect(await bundleUp(base, bundle)).toBe(true)
    expect(await bundleUp(base, bundle)).toBe(false)
    expect(await bundleUp(base, bundle, true)).toBe(true)
    rmSync(join(base, bundle.outfile))
    expect(await bundleUp(base, bundle)).toBe(true)
    expect(spawnSync(process.execPath, [join(base, bundle.outfile)]).stdout.toString()).toBe('good day 2\n')
  })

  it('says which source is missing or wrong', async () => {
    await expect(bundleUp(makeTree({}), bundle)).rejects.toThrow('packages/cli/src/main.ts is missing')
    const base = makeTree({ ...files, 'packages/cli/src/word.ts': 'export const word =\n' })
    await expect(bundleUp(base, bundle)).rejects.toThrow('packages/cli/src/word.ts:2')
  })
})
