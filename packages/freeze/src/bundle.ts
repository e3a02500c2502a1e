/** A game with its rules, the judgement of its bots and its words as one module that needs nothing else. */
import { findGame } from '@waystation/catalog'
import { build } from 'esbuild'

/** How the game is called where its package exports it. */
async function exportedName(id: string): Promise<string> {
  const game = await findGame(id).load()
  const module = (await import(`@waystation/${id}`)) as Readonly<Record<string, unknown>>
  const name = Object.keys(module).find((key) => module[key] === game)
  if (name === undefined) throw new Error(`@waystation/${id} does not export the game that the catalog loads`)
  return name
}

/**
 * The kernel's parts that rules are made with travel along; the loop that plays them does not. What that loop may never
 * change is held by the golden games kept beside each module.
 */
export async function bundleRules(id: string, resolveDir: string): Promise<Uint8Array> {
  const contents = [
    `export { ${await exportedName(id)} as game } from '@waystation/${id}'`,
    `export { en } from '@waystation/${id}/text/en'`,
    `export { fr } from '@waystation/${id}/text/fr'`,
  ].join('\n')
  const result = await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    legalComments: 'none',
    write: false,
    logLevel: 'silent',
  })
  const [file] = result.outputFiles
  return file.contents
}
