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

/** The same without single stacks and cards turned over: each side of each of them is met where all are. */
export function fewerConfigs(): Config[] {
  const single = elPaso.meta.variants.filter(({ given }) => given !== undefined)
  return configs().filter(({ variants }) => single.every(({ id, default: usual }) => variants[id] === usual))
}
