import {
  type GreatWesternTrail,
  greatWesternTrail,
  SPACES_PER_TOWN,
  STATION_MASTERS,
  TOWNS,
} from '@waystation/great-western-trail'
import { en } from '@waystation/great-western-trail/text/en'
import { fr } from '@waystation/great-western-trail/text/fr'
import { describe, expect, it } from 'vitest'
import type { Target } from '../../src/adapter.ts'
import { northAdvance } from '../../src/games/great-western-trail/north/advance.ts'
import { closeUp, nearTown } from '../../src/games/great-western-trail/north/closeup.ts'
import { northConsequences } from '../../src/games/great-western-trail/north/consequences.ts'
import { northLayout } from '../../src/games/great-western-trail/north/layout/layout.ts'
import { shopsOn } from '../../src/games/great-western-trail/north/layout/annex.ts'
import { withinReach } from '../../src/games/great-western-trail/north/reach.ts'
import { EXCHANGE, northComponent, northTargets } from '../../src/games/great-western-trail/north/targets.ts'
import { pokerAdvance } from '../../src/games/great-western-trail/poker/advance.ts'
import { pokerConsequences } from '../../src/games/great-western-trail/poker/consequences.ts'
import { narrow } from '../../src/table/narrowing.ts'
import { type PlayedPosition as At, playThrough } from '../support/play-through.ts'

type PlayedPosition = At<GreatWesternTrail>
const VARIANTS = { 'rails-north': 'with', 'poker-table': 'with' }
/** Shops and the poker table come up often enough in a few games where they are preferred to other answers. */
const wanted = ({ id }: { readonly id: string }): boolean =>
  /shop|poker|lay |show your hands|give |deliver to new|hire/.test(id)

function games(count: number, look: (moment: PlayedPosition) => void): void {
  for (let game = 0; game < count; game++) {
    const among = (options: readonly GreatWesternTrail['option'][]) =>
      game % 2 === 0 ? options.filter(wanted) : options
    playThrough(greatWesternTrail, { players: 2 + (game % 3), seed: `north ${game}`, variants: VARIANTS, among }, look)
  }
}

const shopsIn = ({ map }: GreatWesternTrail['view']): number[] =>
  (map?.towns ?? []).map(({ spaces }) => spaces.filter((seat) => seat !== null).length)

describe('the answers of Rails to the North', () => {
  it('are each reached by clicks of their own', () => {
    let shops = 0
    games(8, ({ view, decision }) => {
      const own = decision.options.filter((option) => northTargets(option, view).length > 0)
      const paths = own.map((option) => ({ option, targets: northTargets(option, view) }))
      for (const { option, targets } of paths) {
        const { preview, buttons } = narrow(paths, targets)
        expect(preview === option || buttons.includes(option)).toBe(true)
        for (const target of targets) expect(en.components[northComponent(target) ?? '']?.help).toBeTruthy()
      }
      const clicks = paths.map(({ targets }) => [...targets].sort().join())
      expect(new Set(clicks).size).toBe(clicks.length)
      if (decision.kind === 'placeShop') shops++
    })
    expect(shops).toBeGreaterThan(50)
  })

  it('bring a town near whose trade spaces differ, each space as large as a finger', () => {
    const sheet = { x: 0, y: 0, width: 400, height: 560 }
    const map = northLayout(sheet)
    let near = 0
    games(4, ({ view, decision }) => {
      if (decision.kind !== 'placeShop') return
      const paths = decision.options.map((option) => ({ option, targets: northTargets(option, view) }))
      expect(nearTown([], new Set(paths.flatMap(({ targets }) => targets)))).toBeNull()
      for (const { targets } of paths) {
        const [town, space] = targets
        if (space === undefined) continue
        const { lit } = narrow(paths, [town])
        if (lit.size === 0) continue
        const id = nearTown([town], new Set<Target>([...lit, EXCHANGE]))
        expect(`town ${id}`).toBe(town)
        const { spaces } = closeUp(map, id ?? 'memphis', sheet).boxes
        expect(spaces).toHaveLength(SPACES_PER_TOWN)
        for (const { x, y, width, height } of spaces) {
          expect(Math.min(width, height) * (390 / 400)).toBeGreaterThanOrEqual(44)
          expect([x >= 0, y >= 0, x + width <= sheet.width, y + height <= sheet.height]).toEqual([
            true,
            true,
            true,
            true,
          ])
        }
        near++
      }
    })
    expect(near).toBeGreaterThan(20)
  })

  it('reach as far as the rules say', () => {
    games(6, ({ view, decision }) => {
      if (decision.kind !== 'placeShop') return
      const player = view.players[decision.seat]
      const offered = new Set(decision.options.flatMap((option) => (option.do === 'shop' ? [option.town] : [])))
      const payable = withinReach(player).filter((id) => {
        const town = TOWNS.findIndex((each) => each.id === id)
        return TOWNS[town].spaces.some(
          ({ price }, i) => view.map?.towns[town].spaces[i] === null && price <= player.money,
        )
      })
      expect(payable.sort()).toEqual([...offered].sort())
    })
  })

  it('say what they cost and bring, in both languages', () => {
    const told = new Set<string>()
    games(40, ({ view, decision }) => {
      if (decision.options.every(({ do: kind }) => told.has(kind))) return
      const player = view.players[decision.seat]
      for (const text of [en, fr]) {
        for (const option of decision.options) {
          for (const { words } of [
            ...northConsequences(option, view, player, text),
            ...pokerConsequences(option, view, player, text),
          ]) {
            expect(words).toMatch(/^(?!.*(undefined|NaN|null)).{2,}/)
            told.add(option.do)
          }
        }
      }
    })
    expect([...told].sort()).toEqual(['action', 'exchange', 'lay', 'shop', 'worker'])
  })
})

const BRINGS = new Map<string, readonly string[]>([
  ['sm-twelve-dollars', ['+$12']],
  ['sm-two-certificates', ['+2 certificates']],
])

it('every station master beside New York says what he brings', () => {
  const moments: PlayedPosition[] = []
  games(1, (moment) => moments.push(moment))
  const [{ view }] = moments
  for (const [index, { id }] of STATION_MASTERS.entries()) {
    const option = { id: `take ${id}`, do: 'master', master: id, index } as const
    expect(northTargets(option, view)).toEqual([`newyork ${id}`])
    const words = northConsequences(option, view, view.players[0], en).map((told) => told.words)
    expect(words).toContain(en.components[id]?.name)
    expect(words).toEqual(expect.arrayContaining([...(BRINGS.get(id) ?? [])]))
  }
})

it('what is told event by event comes to what the engine has: shops, tokens, masters, the poker table', () => {
  const seen = new Set<string>()
  games(8, ({ before, events, view }) => {
    const told = events.reduce((now, e) => pokerAdvance(northAdvance(now, e), e), before)
    for (const { type } of events) seen.add(type)
    expect(shopsIn(told)).toEqual(shopsIn(view))
    expect(told.map?.exchangeTokens).toBe(view.map?.exchangeTokens)
    expect(told.map?.newYork).toEqual(view.map?.newYork)
    expect(told.poker).toEqual(view.poker)
    for (const [seat, { annex, atPokerTable }] of view.players.entries()) {
      expect(told.players[seat].annex).toMatchObject({
        shopsLeft: annex?.shopsLeft,
        exchangeTokens: annex?.exchangeTokens,
      })
      expect(told.players[seat].atPokerTable?.cardCount).toBe(atPokerTable?.cardCount)
      expect(told.players[seat].atPokerTable?.worker).toBe(atPokerTable?.worker)
    }
  })
  for (const type of [
    'shopPlaced',
    'exchangeTokenTaken',
    'exchangeTokenUsed',
    'satDown',
    'cardLaid',
    'handsShown',
    'potWon',
  ])
    expect(seen).toContain(type)
})

it('shops are taken from the left of the annex', () => {
  expect([0, 1, 2, 3, 4].map((bell) => shopsOn(15, bell))).toEqual([3, 3, 3, 3, 3])
  expect([0, 1, 2, 3, 4].map((bell) => shopsOn(11, bell))).toEqual([0, 2, 3, 3, 3])
  expect([0, 1, 2, 3, 4].map((bell) => shopsOn(0, bell))).toEqual([0, 0, 0, 0, 0])
})
