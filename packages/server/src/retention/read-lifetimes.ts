/** Lifetimes from the environment. */
import { UsageError } from '../ops/problem.ts'
import {
  type Lifetimes,
  LIFETIMES,
  lifetimeText,
  type RetentionConfig,
  SHORTEST,
  UNITS,
  VARIABLES,
} from './lifetimes.ts'

type Environment = Readonly<Record<string, string | undefined>>

const SWITCH = 'RETENTION'
const OFF: Lifetimes = { compactGames: null, openTables: null, guests: null, chat: null, reports: null }

export function readRetention(env: Environment): RetentionConfig {
  const read = (name: keyof Lifetimes): number | null => readLifetime(name, env[VARIABLES[name]])
  const lifetimes: Lifetimes = {
    compactGames: read('compactGames'),
    openTables: read('openTables'),
    guests: read('guests'),
    chat: read('chat'),
    reports: read('reports'),
  }
  return { ...LIFETIMES, ...(isOn(env[SWITCH]) ? lifetimes : OFF) }
}

function isOn(text: string | undefined): boolean {
  if (text === undefined || text === '' || text === 'on') return true
  if (text === 'off') return false
  throw new UsageError((say) => say.badSwitch(SWITCH, text))
}

function readLifetime(name: keyof Lifetimes, text: string | undefined): number | null {
  if (text === undefined || text === '') return LIFETIMES[name]
  if (text === 'off') return null
  const [, count, unit] = /^(\d{1,5})([dh])$/.exec(text) ?? []
  if (count === undefined) throw new UsageError((say) => say.badLifetime(VARIABLES[name], text))
  const lifetime = Number(count) * UNITS[unit === 'd' ? 'd' : 'h']
  if (lifetime < SHORTEST[name]) {
    throw new UsageError((say) => say.shortLifetime(VARIABLES[name], lifetimeText(SHORTEST[name])))
  }
  return lifetime
}
