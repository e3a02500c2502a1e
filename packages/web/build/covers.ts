/** Lays the lids of the boxes beside the client as plain pictures: the server shows them on the cards of shared games. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

/** Of the built client; what is in it is never fetched by a page. */
const FOLDER = 'covers/'
const GAMES = new URL('../src/games/', import.meta.url)
const PALETTE = new URL('../src/art/palette.css', import.meta.url)

const lidOf = (game: string): string => fileURLToPath(new URL(`${game}/Cover.tsx`, GAMES))

const drawnGames = (): readonly string[] => readdirSync(GAMES).filter((game) => existsSync(lidOf(game)))

/** A module that draws all lids as text. */
function drawing(games: readonly string[]): Plugin {
  const id = 'virtual:lids'
  const imports = games.map((game, i) => `import { Cover as C${i} } from ${JSON.stringify(lidOf(game))}`)
  const lids = games.map((game, i) => `${JSON.stringify(game)}: renderToString(h(C${i}, {}))`)
  return {
    name: 'waystation-lids',
    enforce: 'pre',
    resolveId: (wanted) => (wanted === id ? fileURLToPath(new URL('lids.js', GAMES)) : null),
    load: (wanted) =>
      wanted === fileURLToPath(new URL('lids.js', GAMES))
        ? [
            "import { h } from 'preact'",
            "import { renderToString } from 'preact-render-to-string'",
            ...imports,
            `export const drawings = { ${lids.join(', ')} }`,
          ].join('\n')
        : null,
  }
}

/** Outside a page the colours of the house have no names. By day. */
function coloured(svg: string): string {
  const [day] = readFileSync(PALETTE, 'utf8').split(':root[data-theme')
  const colours = new Map([...day.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]))
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const colour = colours.get(name)
    if (colour === undefined) throw new Error(`a lid has the colour ${name}, which the palette does not`)
    return colour
  })
}

/** The drawings by their place in the built client, made as the client's own modules are. */
export async function coverFiles(): Promise<ReadonlyMap<string, string>> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    plugins: [drawing(drawnGames())],
    ssr: { noExternal: true },
    build: { ssr: true, write: false, minify: false, rolldownOptions: { input: 'virtual:lids' } },
  })
  const [{ output }] = (Array.isArray(made) ? made : [made]) as { output: { code?: string }[] }[]
  const code = Buffer.from(output[0].code ?? '').toString('base64')
  const { drawings } = (await import(`data:text/javascript;base64,${code}`)) as {
    readonly drawings: Readonly<Record<string, string>>
  }
  return new Map(Object.entries(drawings).map(([game, svg]) => [`${FOLDER}${game}.svg`, coloured(svg)]))
}

export function covers(): Plugin {
  return {
    name: 'waystation-covers',
    apply: 'build',
    async generateBundle() {
      for (const [fileName, source] of await coverFiles()) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
