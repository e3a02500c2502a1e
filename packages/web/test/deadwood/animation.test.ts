import type { Event, View } from '@waystation/deadwood'
import { describe, expect, it } from 'vitest'
import { scenes } from '../../src/board/animation.ts'
import { follow, type Showdown, showdownOf } from '../../src/games/deadwood/duel/showdown.ts'
import { advance } from '../../src/games/deadwood/animation/advance.ts'
import { ANIMATION } from '../../src/games/deadwood/animation/index.ts'
import { flightOf } from '../../src/games/deadwood/animation/flights.ts'
import { layoutFor } from '../../src/games/deadwood/layout/layout.ts'
import { type PlayedPosition, playInPeace, playThrough, SEATS } from './games.ts'

/** What is drawn; the rest of a view is not on the board, or is set by rules that emit no event. */
function drawn({ players, plots, sheriff, line, drawn: tiles, pool, box, stacks }: View) {
  return {
    players: players.map(({ total: _total, ...rest }) => rest),
    plots,
    sheriff,
    line,
    tiles,
    pool,
    box,
    stacks: stacks.map(({ tiles: left }) => left.length),
  }
}

const type = (e: Event): Event['type'] => e.type

describe.each(SEATS)('the animation with %i players', (players) => {
  it('ends where the engine is', () => {
    const told = new Set<string>()
    playThrough(players, `film ${players}`, ({ before, events, view }) => {
      events.map(type).forEach((each) => told.add(each))
      if (events.some((e) => e.type === 'finalDuelBegins')) return
      expect(drawn(events.reduce(advance, before))).toEqual(drawn(view))
    })
    expect(told.size).toBeGreaterThanOrEqual(20)
  })

  it('is never longer than the table waits for it', () => {
    playThrough(players, `pace ${players}`, ({ before, events }) => {
      const total = scenes(ANIMATION, before, events).reduce((sum, { ms }) => sum + ms, 0)
      expect(total).toBeLessThanOrEqual(8100)
    })
  })

  it('lets nothing fly from or to nowhere', () => {
    let flown = 0
    playThrough(players, `fly ${players}`, ({ before, events }) => {
      const layout = layoutFor('tall', players, 0)
      for (const { view, event } of scenes(ANIMATION, before, events)) {
        const flight = flightOf(layout, view, event)
        if (flight === null) continue
        flown++
        for (const { x, y } of [flight.from, flight.to]) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(layout.width)
          expect(y).toBeLessThanOrEqual(layout.height)
        }
      }
    })
    expect(flown).toBeGreaterThan(30)
  })
})

/** Every showdown from its first to its last event. */
function watch(
  game: typeof playThrough,
  players: number,
  seed: string,
  look: (duel: Showdown, e: Event) => void,
): void {
  game(players, seed, ({ before, events }: PlayedPosition) => {
    let duel = showdownOf(before)
    for (const event of events) {
      duel = follow(duel, event)
      if (duel !== null) look(duel, event)
    }
  })
}

describe('a duel can be followed', () => {
  it('die by die: as many are thrown as were counted at most, and who has two wounds dies', () => {
    const ends = new Set<string>()
    const thrown: (readonly (number | undefined)[])[] = []
    const dead: (number | undefined)[] = []
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      watch(playThrough, 3, `duel ${seed}`, (duel, e) => {
        for (const { thrown: dice, dice: counted, wounds } of duel.fighters) {
          expect(dice.length).toBeLessThanOrEqual(counted)
          expect(wounds).toBeLessThanOrEqual(2)
        }
        if (e.type === 'dieRolled') thrown.push([e.face, duel.last?.face])
        if (e.type === 'killed') dead.push(duel.fighters.find(({ seat }) => seat === e.seat)?.wounds)
        if (duel.outcome !== null) ends.add(duel.outcome)
      })
    }
    expect(thrown.filter(([face, shown]) => face !== shown)).toEqual([])
    expect(new Set(dead)).toEqual(new Set([2]))
    expect([...ends].sort()).toEqual(['attackerWins', 'bothDie', 'bothLive', 'defenderWins', 'fled'])
  })

  it('also the last one, among all who are tied', () => {
    let crowd = 0
    let dead = 0
    for (const seed of ['a', 'b', 'c', 'd']) {
      watch(playInPeace, 4, `final ${seed}`, (duel, e) => {
        if (duel.building !== null) return
        crowd = Math.max(crowd, duel.fighters.length)
        if (e.type === 'championKilled') dead++
      })
    }
    expect(crowd).toBeGreaterThan(2)
    expect(dead).toBeGreaterThan(0)
  })
})
