import type { Event, View } from '@waystation/el-paso'
import { describe, expect, it } from 'vitest'
import { scenes } from '../../src/board/animation.ts'
import { advance } from '../../src/games/el-paso/animation/advance.ts'
import { flightOf, wayTo } from '../../src/games/el-paso/animation/flights.ts'
import { ANIMATION } from '../../src/games/el-paso/animation/index.ts'
import { layoutFor, REDRAWN } from '../../src/games/el-paso/layout/layout.ts'
import type { Layout } from '../../src/games/el-paso/layout/types.ts'
import { playThrough, SEATS } from './games.ts'

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => a.id.localeCompare(b.id)
const present = <I extends string>(cards: readonly { readonly id: I; readonly count: number }[]) =>
  cards.filter(({ count }) => count > 0).sort(byId)

/** What is drawn of a position; points and phases come from the engine. */
function drawn({ players, trail, market, simmental, workers, buildings, objectives, bonuses, posts, hand, sue }: View) {
  return {
    players: players.map(({ herd: _herd, lastHand: _last, duplicates: _two, handLimit: _limit, ...p }) => ({
      ...p,
      permanentCertificates: 0,
      discard: present(p.discard),
    })),
    trail,
    market,
    simmental,
    workers,
    buildings,
    objectives,
    bonuses,
    posts,
    hand,
    sue: sue && {
      workers: sue.workers,
      wilds: sue.wilds,
      cattle: present(sue.cattle),
      supply: present(sue.supply),
      reserve: sue.reserve,
    },
  }
}

describe.each(SEATS)('the animation with %i players', (players) => {
  it('ends where the engine is', () => {
    const told = new Set<string>()
    playThrough(players, `film ${players}`, ({ before, events, view }) => {
      for (const { type } of events) told.add(type)
      // The table is laid before anything is drawn.
      if (events.some(({ type }) => type === 'tableLaid')) return
      expect(drawn(events.reduce(advance, before))).toEqual(drawn(view))
    })
    expect(told.size).toBeGreaterThanOrEqual(18)
  })

  it('is never longer than the table waits for it', () => {
    playThrough(players, `pace ${players}`, ({ before, events }) => {
      const total = scenes(ANIMATION, before, events).reduce((sum, { ms }) => sum + ms, 0)
      expect(total).toBeLessThanOrEqual(7100)
    })
  })

  it('lets nothing fly from nowhere, and riders keep to the roads', () => {
    let flown = 0
    playThrough(players, `fly ${players}`, ({ before, events, view, decision }) => {
      const look = (layout: Layout, seen: View, event: Event): void => {
        const flight = flightOf({ layout, view: seen, seat: decision.seat }, event)
        if (flight === null) return
        flown++
        for (const { x, y } of [flight.from, flight.to]) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(layout.width + 40)
          expect(y).toBeLessThanOrEqual(layout.height + 40)
        }
      }
      for (const region of ['trail', ...REDRAWN] as const)
        for (const { event } of scenes(ANIMATION, before, events)) look(layoutFor('wide', 620, region), before, event)
      const rides = events.filter((event) => event.type === 'moved')
      const ways = rides.map(({ from, node }) => wayTo(view, from, node, false))
      expect(ways.map((way) => [way[0], way[way.length - 1]])).toEqual(rides.map(({ from, node }) => [from, node]))
    })
    expect(flown).toBeGreaterThan(20)
  })
})
