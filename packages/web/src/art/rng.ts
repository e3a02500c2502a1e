/** A small seeded generator for drawing: the same seed gives the same picture on every machine. Never used by rules. */
export type Draw = () => number

export function seeded(seed: number): Draw {
  let word = (seed * 2654435761) >>> 0
  return () => {
    word = (word + 0x6d2b79f5) >>> 0
    let t = Math.imul(word ^ (word >>> 15), 1 | word)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const between = (draw: Draw, low: number, high: number): number => low + draw() * (high - low)
