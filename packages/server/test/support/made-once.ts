/** What is made once for all test files of a run (`whole-run.ts`), and told to them by the environment. */

/** The address of the folder of the bundle; read by `src/workers/from-source.mjs` as well. */
export const BUNDLE = 'WAYSTATION_TEST_BUNDLE'
/** The address of the PostgreSQL, without the name of a database. */
export const POSTGRES = 'WAYSTATION_TEST_POSTGRES'

/** The address of a module of the bundle; the one given where no bundle was made. */
export function asMade(name: 'games' | 'raised', source: string): string {
  const bundle = process.env[BUNDLE]
  return bundle === undefined ? source : `${bundle}${name}.mjs`
}
