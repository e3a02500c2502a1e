// @vitest-environment happy-dom
import { greatWesternTrail } from '@waystation/great-western-trail'
import { en } from '@waystation/great-western-trail/text/en'
import { fr } from '@waystation/great-western-trail/text/fr'
import { start } from '@waystation/kernel'
import { act } from 'preact/test-utils'
import { expect, it, vi } from 'vitest'
import { wayTo } from '../../src/games/great-western-trail/spots/roads-open.ts'
import { regions } from '../../src/games/great-western-trail/regions.ts'
import { targets } from '../../src/games/great-western-trail/targets.ts'
import { ui } from '../../src/games/great-western-trail/ui.ts'
import { firstPosition, isDrawn, Stage } from '../support/board.ts'
import { type PlayedPosition, playThrough, playVariant, SEATS, VARIANTS } from './games.ts'

const stage = new Stage(ui)

isDrawn({ stage, seats: SEATS, play: playThrough, texts: [en, fr], nth: 211, least: 45 })

const after = (players: number, seed: string, fits: (moment: PlayedPosition) => boolean): PlayedPosition =>
  firstPosition(playThrough, players, seed, fits)
const asked =
  (kind: string) =>
  ({ decision }: PlayedPosition): boolean =>
    decision.kind === kind

it('draws every region of a phone alone, and enlarged on a desk, with everything in play', () => {
  const everything = VARIANTS[VARIANTS.length - 1]
  const moment = firstPosition(
    (players, seed, look) => playVariant(players, seed, everything, look),
    4,
    'regions',
    asked('move'),
  )
  for (const width of [390, 1100]) {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
    for (const { id } of regions.list(moment.view, 'en')) {
      for (const text of [en, fr]) {
        stage.show(moment, text, { region: id })
        expect(stage.root.innerHTML).not.toMatch(/NaN|undefined|(width|height|r)="-/)
        expect(stage.root.textContent?.length).toBeGreaterThan(20)
      }
    }
  }
})

it('shows where a cattleman would go, how far it is and what the way costs', () => {
  const moment = after(3, 'ride', ({ decision }) =>
    decision.options.some((option) => option.do === 'move' && option.fee > 0),
  )
  const ride = moment.decision.options.find((option) => option.do === 'move' && option.fee > 0)
  if (ride === undefined) throw new Error('nowhere to go')
  stage.show(moment, en)
  expect(stage.root.querySelector('.gw-badges')?.textContent).toMatch(/\d.*\$\d/)
  stage.show(moment, fr, { preview: ride, picked: targets(ride, moment.view), lit: new Set() })
  expect(stage.root.querySelectorAll('.gw-way path').length).toBe(3)
  expect(stage.root.querySelectorAll('.board-ghost path').length).toBeGreaterThan(5)
})

it('shows the way to a place that is only pointed at, by mouse or keys', () => {
  const moment = after(3, 'point', asked('move'))
  const way = () => stage.root.querySelectorAll('.gw-way path').length
  const point = (target: string, how: 'focus' | 'blur'): void =>
    void act(() => stage.root.querySelector<SVGElement>(`[data-target="${target}"]`)?.[how]())
  const places = moment.decision.options.flatMap((option) => (option.do === 'move' ? [`node ${option.node}`] : []))
  stage.show(moment, en)
  expect(way()).toBe(0)
  for (const place of places) {
    point(place, 'focus')
    expect([place, way()]).toEqual([place, 3])
    point(place, 'blur')
  }
  expect(way()).toBe(0)
})

it('shows the roads to a place that is picked where they part, and none before', () => {
  const roads = ({ view, decision }: PlayedPosition): readonly string[] =>
    decision.options.flatMap((option) => (option.do === 'move' && option.several ? [targets(option, view)[0]] : []))
  const moment = after(4, 'roads', (each) => roads(each).length > 0)
  const [place] = roads(moment)
  const marked = () => stage.root.querySelectorAll('[data-target^="branch "]').length
  stage.show(moment, en)
  expect(marked()).toBe(0)
  stage.show(moment, en, { picked: [place] })
  expect(marked()).toBeGreaterThan(1)
  expect(stage.root.querySelectorAll('.gw-badges circle').length).toBeGreaterThanOrEqual(marked())
  expect(stage.root.querySelector('.gw-badges')?.textContent).toContain('$')
})

it('shows a house on its site before it is there', () => {
  const moment = after(2, 'site', asked('site'))
  const [where] = moment.decision.options
  stage.show(moment, en, { preview: where, picked: targets(where, moment.view), lit: new Set() })
  expect(stage.root.querySelectorAll('.board-ghost path').length).toBeGreaterThan(3)
})

it('shows the place of whoever is looked at, with the backs of a hand that is hidden', () => {
  const moment = after(3, 'watch', asked('move'))
  const hand = (): number => stage.root.querySelectorAll('[data-target^="hand "], [data-target^="objective "]').length
  stage.show(moment, en)
  expect(hand()).toBe(moment.view.players[moment.decision.seat].own?.hand.length)
  stage.show(moment, en, { watched: (moment.decision.seat + 1) % 3 })
  expect(hand()).toBe(0)
})

it('shows whoever looks on, or back, the whole table, with nothing to choose and no hand of anybody', () => {
  const moment = after(3, 'look on', asked('move'))
  const { state } = start(greatWesternTrail, { players: 3, variants: {} }, 'look on')
  const view = greatWesternTrail.view(state, null)
  for (const text of [en, fr]) {
    stage.show({ ...moment, view }, text, { seat: null, asked: null, lit: new Set() })
    expect(stage.root.querySelectorAll('.spot-lit, .spot-later, .gw-badges, .gw-offers').length).toBe(0)
    expect(stage.root.querySelectorAll('[data-target^="hand "]').length).toBe(0)
    expect(stage.spots.length).toBeGreaterThan(100)
    expect(stage.root.innerHTML).not.toMatch(/NaN|undefined/)
  }
})

it('plays a turn back and says when it is done', () => {
  vi.useFakeTimers()
  const moment = after(3, 'film', ({ events }) => events.some(({ type }) => type === 'cattlemanMoved'))
  const onSettled = stage.playBack(moment, en)
  expect(onSettled).not.toHaveBeenCalled()
  let rode = 0
  for (let i = 0; i < 120 && onSettled.mock.calls.length === 0; i++) {
    void act(() => void vi.advanceTimersByTime(100))
    rode = Math.max(rode, stage.root.querySelectorAll('.riding').length)
  }
  expect(onSettled).toHaveBeenCalledTimes(1)
  expect(rode).toBe(1)
})

it('knows the cheapest way to a place, and the one along the road that is pointed at', () => {
  let several = 0
  playThrough(4, 'cheapest way', ({ decision: { options }, view }) => {
    for (const option of options) {
      if (option.do !== 'move') continue
      const place = `node ${option.node}`
      const ways = options.filter((other) => other.do === 'move' && other.node === option.node)
      const fees = ways.map((other) => (other.do === 'move' ? other.fee : 0))
      expect(wayTo(options, [], place, view)?.fee).toBe(Math.min(...fees))
      if (ways.length === 1) continue
      several++
      const along = targets(option, view)
        .slice(1)
        .map((branch) => wayTo(options, [place], branch, view)?.fee ?? Number.POSITIVE_INFINITY)
      expect(along.filter((fee) => fee > option.fee)).toEqual([])
    }
  })
  expect(several).toBeGreaterThan(10)
})
