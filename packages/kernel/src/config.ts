/** Reads what a table was asked to be; anything the game does not offer is refused by name. */
import { Refusal } from './errors.ts'
import type { Config, Meta, Variant } from './types.ts'

export function checkConfig(meta: Meta, asked: Partial<Config>): Config {
  const { seats } = meta
  const players = asked.players ?? seats.min
  if (!Number.isInteger(players) || players < seats.min || players > seats.max) {
    throw new Refusal('bad-config', `${meta.title} is for ${seats.min} to ${seats.max} players, not ${players}`, {
      case: 'players',
      asked: players,
      min: seats.min,
      max: seats.max,
    })
  }
  return { players, variants: checkVariants(meta, asked.variants ?? {}) }
}

function checkVariants(meta: Meta, asked: Config['variants']): Config['variants'] {
  const out: Record<string, string> = {}
  for (const variant of meta.variants) {
    const value = asked[variant.id] ?? variant.default
    if (!variant.values.includes(value)) {
      throw new Refusal('bad-config', `${variant.id} is one of ${variant.values.join(', ')}, not ${value}`, {
        case: 'variant-value',
        variant: variant.id,
        asked: value,
        known: variant.values,
      })
    }
    out[variant.id] = value
  }
  const unknown = Object.keys(asked).find((id) => !Object.hasOwn(out, id))
  if (unknown !== undefined)
    throw new Refusal('bad-config', `${meta.title} has no variant named ${unknown}`, {
      case: 'variant',
      asked: unknown,
      known: Object.keys(out),
    })
  return out
}

/** Whether it makes a difference with so many players and the other variants, and is worth asking for. */
export function variantApplies({ players, given }: Variant, { players: count, variants }: Config): boolean {
  if (given !== undefined && variants[given.id] !== given.value) return false
  return players === undefined || (count >= players.min && count <= players.max)
}
