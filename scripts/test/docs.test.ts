/** Documents lead to files that are there. */
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesIn, packageDirs, readJson, root } from '../lib/paths.mjs'

const GUIDES = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'deploy/README.md',
  'docs/adding-a-game.md',
  'docs/bot-protocol.md',
  'docs/record-format.md',
]
const PACKAGES = packageDirs().map((dir) => `${dir}/README.md`)
const NOTES = filesIn('docs', /\.md$/)

const SOURCES = ['packages', 'scripts', 'docs', 'examples'].flatMap((dir) => filesIn(dir, /\.(tsx?|mjs|md)$/))
const NAMES = new Set(SOURCES.map((path) => basename(path)))

/** `name.ts`, `some/folder/name.ts`, `packages/kernel`: no patterns, no placeholders, no addresses. */
const FILE = /^[\w-][\w.-]*(\/[\w.-]+)*\.(tsx?|mjs|md)$/
const FOLDER = /^(packages|scripts|docs|examples)(\/[\w.-]+)+\/?$/

/** The guide for games names files of any of them. */
const OF_GAMES = packageDirs()
  .filter((dir) => dir.startsWith('packages/games/'))
  .flatMap((dir) => [dir, `${dir}/src`, `${dir}/test`])

/** Files and folders named in code spans that are nowhere: neither from the root, nor in the document's own package. */
function missing(document: string, text: string): string[] {
  const here = dirname(document)
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, span]) => span.split(/\s+/))
  const named = spans.filter((word) => FILE.test(word) || FOLDER.test(word))
  const games = document === 'docs/adding-a-game.md' ? OF_GAMES : []
  const from = ['', 'packages', here, join(here, 'src'), join(here, 'test'), ...games]
  return named.filter(
    (path) => !from.some((dir) => existsSync(join(root, dir, path))) && (path.includes('/') || !NAMES.has(path)),
  )
}

/** `npm run <script>` for which package.json has no script. */
function unknownScripts(text: string): string[] {
  const { scripts } = readJson(join(root, 'package.json')) as { scripts: Record<string, string> }
  return [...text.matchAll(/npm run (\w+(?::\w+)?)/g)].map(([, name]) => name).filter((name) => !(name in scripts))
}

/** Links within the repository that lead nowhere. */
function deadLinks(document: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link)
  const own = links.filter((link) => !/^([a-z]+:|#)/.test(link)).map((link) => link.replace(/#.*$/, ''))
  return own.filter((link) => !existsSync(join(root, dirname(document), link)))
}

describe('documents', () => {
  it.each([...GUIDES, ...PACKAGES].filter((path) => existsSync(join(root, path))))(
    '%s names files that exist',
    (path) => {
      expect(missing(path, readFileSync(join(root, path), 'utf8'))).toEqual([])
    },
  )

  it.each([...GUIDES, ...PACKAGES, ...NOTES].filter((path) => existsSync(join(root, path))))(
    '%s has no dead link',
    (path) => {
      expect(deadLinks(path, readFileSync(join(root, path), 'utf8'))).toEqual([])
    },
  )

  it.each([...GUIDES, ...PACKAGES].filter((path) => existsSync(join(root, path))))(
    '%s calls scripts that exist',
    (path) => {
      expect(unknownScripts(readFileSync(join(root, path), 'utf8'))).toEqual([])
    },
  )

  it('would be caught leading nowhere', () => {
    expect(unknownScripts('`npm run check` and `npm run lockfile`')).toEqual(['lockfile'])
    expect(missing('ARCHITECTURE.md', 'see `packages/kernel/src/play.ts`, `match.ts` and `scripts/lib`')).toEqual([])
    expect(missing('ARCHITECTURE.md', 'see `packages/kernel/src/ply.ts`, `mtch.ts` and `packages/krnel`')).toEqual([
      'packages/kernel/src/ply.ts',
      'mtch.ts',
      'packages/krnel',
    ])
    expect(missing('docs/adding-a-game.md', '`text/zones.ts` `text/zoo.ts` `rules/sheriff.ts`')).toEqual([
      'text/zoo.ts',
    ])
    expect(deadLinks('docs/bot-protocol.md', '[a](../README.md#x) [b](https://a.b) [c](../READ.md)')).toEqual([
      '../READ.md',
    ])
  })
})
