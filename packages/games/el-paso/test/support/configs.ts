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

const UNUSUAL = {
  'neutral-buildings': 'shuffled',
  'building-sides': 'mixed',
  'building-2a': 'choose-one',
  'train-sides': 'mixed',
  'disc-objectives': 'at-least',
}
const UNUSUAL_SOLO = { ...UNUSUAL, 'solo-b-cards': '3', 'solo-handicap': '20', 'solo-delivery': 'always-highest' }

/** Each number of players as most play, and with everything else than that at once. */
export function usualAndUnusual(): Config[] {
  return [1, 2, 3, 4].flatMap((players) => [
    { players, variants: {} },
    { players, variants: players === 1 ? UNUSUAL_SOLO : UNUSUAL },
  ])
}
