import { SLOT_ORDER } from '../../src/games/el-paso/layout/parts.ts'
import { layoutFor, MIDDLE_SHEET, WIDE_SHEET } from '../../src/games/el-paso/layout/layout.ts'
import { discIn, PAYS, placesWithDisc } from '../../src/games/el-paso/layout/slot.ts'
import { worthIn } from '../../src/games/el-paso/layout/worth.ts'
import { expect, it } from 'vitest'

const SHEETS = [
  ['wide', WIDE_SHEET.lowest],
  ['wide', WIDE_SHEET.usual],
  ['wide', WIDE_SHEET.highest],
  ['middle', MIDDLE_SHEET.lowest],
  ['middle', MIDDLE_SHEET.highest],
] as const

it.each(SHEETS)('no disc lies over what is paid for taking it away (%s, %i high)', (kind, height) => {
  const { slots } = layoutFor(kind, height, 'trail').ranch
  if (slots === null) throw new Error('no slots')
  for (const disc of SLOT_ORDER) {
    const rect = slots[disc]
    const place = discIn(rect)
    for (const narrow of [false, rect.width < 75]) {
      const { pays, beside } = placesWithDisc(rect, narrow, true)
      const right = pays.anchor === 'end' ? pays.x : pays.x + PAYS.width / 2
      // Digits do not reach below the line, and the disc is round.
      expect(right <= place.x + 2 || pays.y <= place.y + 3, `${disc} ${narrow}`).toBe(true)
      expect(right - PAYS.width, `${disc} ${narrow}`).toBeGreaterThan(rect.x)
      expect(beside).toBeLessThan(rect.width)
    }
  }
})

it('why a hand is worth so much is read whole, beside fewer words where there is little room, or left out', () => {
  const [long, short, sum] = ['Valeur de la main : 14', 'Main 14', '2+2+2+3+3 · permanents 2']
  const told = [500, 330, 220, 150].map((width) => worthIn(width, long, short, sum))
  expect(told.map(({ said }) => said)).toEqual([long, long, short, long])
  expect(told.map((worth) => worth.sum)).toEqual([sum, sum, sum, null])
  // 9 is the smallest letter, half as wide as it is high.
  for (const { room } of told.slice(0, 3)) expect(room).toBeGreaterThan(sum.length * 0.5 * 9)
})
