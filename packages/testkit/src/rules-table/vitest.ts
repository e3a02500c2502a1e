import { expect, test } from 'vitest'
import { filesIn, readText } from '../files.ts'
import { checkRules } from './check.ts'

export interface RulesTableOptions {
  /** A table cut short would otherwise be as true as a whole one. */
  readonly atLeast: number
}

/** Every row of RULES.md leads to files and tests that are there. `folder` is the game's package. */
export function rulesTable(folder: URL, { atLeast }: RulesTableOptions): void {
  const read = (path: string): string | null =>
    path.endsWith('/') ? (filesIn(new URL(path, folder), '.ts')[0] ?? null) : readText(folder, path)
  test('RULES.md leads to files and tests that are there', () => {
    const { rows, faults } = checkRules(read)
    expect(faults).toEqual([])
    expect(rows).toBeGreaterThanOrEqual(atLeast)
  })
}
