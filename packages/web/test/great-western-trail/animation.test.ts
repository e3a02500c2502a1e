import type { Event, View } from '@waystation/great-western-trail'
import { describe, expect, it } from 'vitest'
import { scenes } from '../../src/board/animation.ts'
import { advance } from '../../src/games/great-western-trail/animation/advance.ts'
import { railPath, spacesBetween } from '../../src/games/great-western-trail/animation/Flights.tsx'
import { flightOf } from '../../src/games/great-western-trail/animation/flights.ts'
import { ANIMATION } from '../../src/games/great-western-trail/animation/index.ts'
import { layoutFor } from '../../src/games/great-western-trail/layout/layout.ts'
import { modulesOf } from '../../src/games/great-western-trail/layout/types.ts'
import { playThrough, playVariant, SEATS, VARIANTS } from './games.ts'

const sorted = <T>(list: readonly T[]): readonly T[] => [...list].sort((a, b) => String(a).localeCompare(String(b)))

/** What is drawn of a position; limits, points and the order of cards come from the engine. */
function drawn({ players, trail, tokenRow, foresight, marketDeck, objectives, stationMasters, market }: View) {
  return {
    players: players.map((p) => ({
      money: p.money,
      at: p.at,
      engine: p.engine,
      certificates: p.certificates,
      workers: p.workers,
      discs: p.discs,
      cities: [...p.cities].sort((a, b) => a.city.localeCompare(b.city)),
      stations: sorted(p.stations),
      masters: sorted(p.stationMasters),
      hazards: sorted(p.hazards),
      teepees: [p.greenTeepees, p.blueTeepees],
      supply: sorted(p.supply),
      handCount: p.handCount,
      pileCount: p.pileCount,
      discard: sorted(p.discard),
      objectives: sorted(p.objectives),
      hand: p.own === null ? null : sorted(p.own.hand),
    })),
    trail,
    tokenRow,
    foresight: foresight.map((column) => sorted(column)),
    marketDeck,
    objectives: sorted(objectives),
    stationMasters,
    market: [...market].filter(({ count }) => count > 0).sort((a, b) => a.card.localeCompare(b.card)),
  }
}

describe.each(SEATS)('the animation with %i players', (players) => {
  it('ends where the engine is', () => {
    const told = new Set<string>()
    playThrough(players, `film ${players}`, ({ before, events, view }) => {
      for (const { type } of events) told.add(type)
      expect(drawn(events.reduce(advance, before))).toEqual(drawn(view))
    })
    expect(told.size).toBeGreaterThanOrEqual(20)
  })

  it('is never longer than the table waits for it', () => {
    playThrough(players, `pace ${players}`, ({ before, events }) => {
      const total = scenes(ANIMATION, before, events).reduce((sum, { ms }) => sum + ms, 0)
      expect(total).toBeLessThanOrEqual(7100)
    })
  })

  it('lets nothing fly from nowhere; riders keep to the roads and engines to the rails', () => {
    let flown = 0
    playThrough(players, `fly ${players}`, ({ before, events, view, decision }) => {
      const layout = layoutFor('wide', 620, null, modulesOf(view))
      const look = (event: Event): void => {
        const flight = flightOf({ layout, view: before, seat: decision.seat }, event)
        if (flight === null) return
        flown++
        for (const { x, y } of [flight.from, flight.to]) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(y).toBeGreaterThanOrEqual(-40)
          expect(x).toBeLessThanOrEqual(layout.width + 40)
          expect(y).toBeLessThanOrEqual(layout.height + 40)
        }
      }
      events.forEach(look)
      const runs = events.filter((event) => event.type === 'engineMoved')
      for (const { from, to } of runs) expect(railPath(layout.railroad, from, to)).toMatch(/^M.*C/)
      const rides = events.filter((event) => event.type === 'cattlemanMoved')
      const ways = rides.map(({ from, path }) => spacesBetween(from, path))
      expect(ways.map((way) => way[way.length - 1])).toEqual(rides.map(({ path }) => path[path.length - 1]))
    })
    expect(flown).toBeGreaterThan(20)
  })
})

it('ends where the engine is with everything in play', () => {
  playVariant(3, 'film', VARIANTS[VARIANTS.length - 1], ({ before, events, view }) => {
    expect(drawn(events.reduce(advance, before))).toEqual(drawn(view))
  })
})
