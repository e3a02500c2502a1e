/** What is printed behind each coat on its tiles: the second sign beside the colour and the initial. Drawn for an 80 x 80 tile. */
import { at, cut } from '../ink.ts'
import { between, seeded } from '../rng.ts'
import type { Coat } from './coats.ts'

const SIZE = 80

function rows(make: (x: number, y: number, odd: boolean) => string, step: number): string {
  let path = ''
  for (let row = 0, y = step / 2; y < SIZE; y += step, row++) {
    const odd = row % 2 === 1
    for (let x = odd ? step : step / 2; x < SIZE; x += step) path += make(x, y, odd)
  }
  return path
}

function slanted(angle: 1 | -1): string {
  let path = ''
  for (let i = -SIZE; i < SIZE * 2; i += 7) {
    const [y1, y2] = angle === 1 ? [0, SIZE] : [SIZE, 0]
    path += cut(i, y1, i + SIZE * 0.6, y2, 0.9)
  }
  return path
}

function level(): string {
  let path = ''
  for (let y = 5; y < SIZE; y += 7) path += cut(2, y, SIZE - 2, y, 0.9)
  return path
}

function blots(): string {
  const draw = seeded(11)
  return rows((x, y) => {
    const r = between(draw, 2.6, 4.4)
    return `M${at(x - r, y)}Q${at(x - r, y - r)} ${at(x, y - r * 0.8)}Q${at(x + r * 1.3, y - r * 0.6)} ${at(x + r, y)}Q${at(x + r * 0.6, y + r)} ${at(x, y + r * 0.8)}Q${at(x - r * 1.2, y + r * 0.7)} ${at(x - r, y)}Z`
  }, 17)
}

const dots = (): string => rows((x, y) => `M${at(x - 1.3, y)}a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0Z`, 9)

export const COAT_PATTERNS: { readonly [coat in Coat]: string } = {
  brown: slanted(1),
  ochre: dots(),
  black: slanted(1) + slanted(-1),
  white: level(),
  spotted: blots(),
}
