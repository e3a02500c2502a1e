/** What was asked of `waystation admin`: its words and flags; what is left is for the configuration. */
import { parseArgs } from 'node:util'
import type { Language } from '@waystation/kernel'
import { misread } from '../config.ts'
import { UsageError } from './problem.ts'

const HOUR_MS = 3600 * 1000
const DAY_MS = 24 * HOUR_MS

const FLAGS = {
  days: { type: 'string' },
  hours: { type: 'string' },
  until: { type: 'string' },
  reason: { type: 'string' },
  address: { type: 'string' },
  browsers: { type: 'boolean' },
  networks: { type: 'boolean' },
  bot: { type: 'string' },
  en: { type: 'string' },
  fr: { type: 'string' },
  end: { type: 'boolean' },
  json: { type: 'boolean' },
  'data-dir': { type: 'string' },
  lang: { type: 'string' },
  help: { type: 'boolean' },
} as const

export interface AdminRequest {
  readonly what: string
  readonly first: string | undefined
  readonly second: string | undefined
  readonly reason: string
  readonly address: string | null
  readonly browsers: boolean
  readonly networks: boolean
  readonly bot: string | null
  readonly en: string | undefined
  readonly fr: string | undefined
  readonly end: boolean
  readonly json: boolean
  readonly language: Language
  /** Until when it is to hold; there is always an end. */
  until(now: number): number
}

/** Null: only help was asked for. */
export function readAdmin(
  args: readonly string[],
  language: Language,
): { request: AdminRequest; rest: readonly string[] } | null {
  const { values, positionals } = parsed(args)
  if (values.help) return null
  const [what = '', first, second, ...more] = positionals
  if (more.length > 0) throw new UsageError((say) => say.unexpected(more[0]))
  const folder = values['data-dir']
  const request: AdminRequest = {
    what,
    first,
    second,
    reason: values.reason ?? '',
    address: values.address ?? null,
    browsers: values.browsers ?? false,
    networks: values.networks ?? false,
    bot: values.bot ?? null,
    en: values.en,
    fr: values.fr,
    end: values.end ?? false,
    json: values.json ?? false,
    language,
    until: (now) => endOf(values, now),
  }
  return { request, rest: folder === undefined ? [] : ['--data-dir', folder] }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, strict: true, allowPositionals: true })
  } catch (error) {
    throw misread(error)
  }
}

function endOf({ days, hours, until }: ReturnType<typeof parsed>['values'], now: number): number {
  if (days !== undefined) return now + counted(days) * DAY_MS
  if (hours !== undefined) return now + counted(hours) * HOUR_MS
  if (until === undefined) throw new UsageError((say) => say.needsEnd())
  // The whole of that day.
  const end = /^\d{4}-\d{2}-\d{2}$/.test(until) ? Date.parse(`${until}T00:00:00Z`) + DAY_MS : Number.NaN
  if (!(end > now)) throw new UsageError((say) => say.badEnd(until))
  return end
}

function counted(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new UsageError((say) => say.badEnd(text))
  return Number(text)
}
