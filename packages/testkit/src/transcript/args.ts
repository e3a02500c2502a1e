/** What the `with` lines of a transcript hand to a scenario. */
export interface ScenarioArgs {
  readonly [name: string]: unknown
}

/** The list of words with this name, if there is one. */
export function wordsIn(args: ScenarioArgs, name: string): string[] | undefined {
  const value = args[name]
  if (value === undefined) return undefined
  if (!Array.isArray(value)) throw new Error(`"${name}" wants a list`)
  return value.map(String)
}
