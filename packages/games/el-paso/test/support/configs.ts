/** What the suites of this game have in common. */
import type { Config } from '@waystation/kernel'
import { everyConfig } from '@waystation/testkit'
import { elPaso } from '../../src/index.ts'

const isUsual = ({ variants }: Config): boolean =>
  elPaso.meta.variants.every(({ id, default: usual }) => !id.startsWith('solo-') || variants[id] === usual)

/** Every number of players with every variant that matters to it, one at a time. */
export function configs(): Config[] {
  return everyConfig(elPaso).filter((config) => config.players === 1 || isUsual(config))
}
