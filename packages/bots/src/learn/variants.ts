/** With which variants a game is played to learn from, so that one network knows all of them. */
import { type Config, checkConfig, type Meta, type Rng, variantApplies } from '@waystation/kernel'

/** So many games of a hundred are played as most people play: with the variants that are preset. */
const PRESET = 50

/** In the others all that apply are drawn, each value as often as the next. What only some numbers of players have, as the difficulty of a solo mode, is drawn in every game. */
export function drawVariants(meta: Meta, players: number, rng: Rng): Config['variants'] {
  const preset = rng.int(100) < PRESET
  const variants: Record<string, string> = { ...checkConfig(meta, { players }).variants }
  for (const variant of meta.variants) {
    if (!variantApplies(variant, { players, variants })) continue
    if (!preset || variant.players !== undefined) variants[variant.id] = rng.pick(variant.values)
  }
  return variants
}
