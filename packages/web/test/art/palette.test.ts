import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('../../src/art/palette.css', import.meta.url), 'utf8')

function block(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`)
  const body = css.slice(start, css.indexOf('\n}', start))
  return new Map([...body.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, colour]) => [name, colour]))
}

const light = block(':root')
const dark = new Map([...light, ...block(":root[data-theme='dark']")])

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const share = Number.parseInt(colour.slice(i, i + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

/** Words on their ground, for reading. */
const TEXT = [
  ...['--paper', '--paper-high', '--paper-low'].flatMap((paper) => [
    ['--ink', paper],
    ['--ink-soft', paper],
  ]),
  ['--accent', '--paper'],
  ['--accent', '--paper-high'],
  ['--good', '--paper-high'],
  ['--bad', '--paper-high'],
  ['--on-accent', '--accent'],
  ['--seat-light', '--accent-fill'],
  ...[0, 1, 2, 3, 4].map((seat) => ['--seat-light', `--seat-${seat}`]),
  ['--piece-ink', '--tile-paper'],
  ['--piece-ink', '--wood-light'],
  ['--piece-ink', '--coin'],
  ['--piece-ink', '--glow-core'],
  ['--scene-text', '--land-3'],
  ...['brown', 'ochre', 'black', 'white', 'spotted'].map((breed) => ['--piece-ink', `--ground-${breed}`]),
]

/** Signs and edges, to be told apart. */
const SIGNS = [
  ['--glow', '--piece-ink'],
  ['--pip', '--die'],
  ['--focus', '--paper'],
  ['--focus', '--paper-high'],
  ['--paper-edge', '--paper-high'],
  ...[0, 1, 2, 3, 4].map((seat) => [`--seat-${seat}`, '--tile-paper']),
]

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s theme', (_, colours) => {
  const of = (name: string): string => {
    const colour = colours.get(name)
    if (colour === undefined) throw new Error(`no colour ${name}`)
    return colour
  }

  it.each(TEXT)('%s can be read on %s', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(SIGNS)('%s stands out from %s', (sign, ground) => {
    expect(contrast(of(sign), of(ground))).toBeGreaterThanOrEqual(3)
  })
})
