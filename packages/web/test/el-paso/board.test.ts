// @vitest-environment happy-dom
import { sueAhead } from '@waystation/el-paso'
import { en } from '@waystation/el-paso/text/en'
import { fr } from '@waystation/el-paso/text/fr'
import { act } from 'preact/test-utils'
import { expect, it, vi } from 'vitest'
import { REGIONS } from '../../src/games/el-paso/layout/types.ts'
import { stepsOfTurn } from '../../src/games/el-paso/sue/steps.ts'
import { sueStops } from '../../src/games/el-paso/sue/stops.ts'
import { targets } from '../../src/games/el-paso/targets.ts'
import { boardWords } from '../../src/games/el-paso/text/words.ts'
import { ui } from '../../src/games/el-paso/ui.ts'
import { firstPosition, isDrawn, Stage } from '../support/board.ts'
import { type PlayedPosition, playThrough, playVariant, SEATS } from './games.ts'

const stage = new Stage(ui)

isDrawn({ stage, seats: SEATS, play: playThrough, texts: [en, fr], nth: 71, least: 12 })

const after = (players: number, seed: string, fits: (moment: PlayedPosition) => boolean): PlayedPosition =>
  firstPosition(playThrough, players, seed, fits)
const asked =
  (kind: string) =>
  ({ decision }: PlayedPosition): boolean =>
    decision.kind === kind

it('draws every region of a phone alone, in both languages', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
  const moment = after(1, 'regions', asked('move'))
  stage.show(moment, en, { region: 'trail' })
  const feet = [...stage.root.querySelectorAll('.ep-badges > g')].map((badge) =>
    Number(badge.getAttribute('transform')?.match(/ ([\d.]+)\)/)?.[1]),
  )
  expect(feet.length).toBeGreaterThan(0)
  // How far it is to a place at the edge of the sheet is read whole.
  expect(Math.min(...feet)).toBeGreaterThanOrEqual(11)
  for (const region of REGIONS) {
    for (const text of [en, fr]) {
      stage.show(moment, text, { region })
      expect(stage.root.innerHTML).not.toMatch(/NaN|undefined/)
      expect(stage.root.textContent?.length).toBeGreaterThan(20)
    }
  }
})

it('shows where a rancher would go, how far it is, and what waits there', () => {
  const moment = after(3, 'ride', asked('move'))
  const [ride] = moment.decision.options
  stage.show(moment, en)
  expect(stage.root.querySelector('.ep-badges')?.textContent).toMatch(/\d/)
  stage.show(moment, fr, { preview: ride, picked: targets(ride), lit: new Set() })
  expect(stage.root.querySelectorAll('.board-ghost path').length).toBeGreaterThan(5)
  expect(stage.root.querySelectorAll('[aria-pressed="true"]').length).toBe(1)
})

it('shows a building on its space and a disc on its step before they are there', () => {
  const site = after(2, 'site', asked('site'))
  const [where] = site.decision.options
  stage.show(site, en, { preview: where, picked: targets(where), lit: new Set() })
  expect(stage.root.querySelectorAll('.board-ghost rect').length).toBeGreaterThan(3)
  const delivery = after(2, 'deliver', ({ decision }) => decision.options[0].do === 'deliver')
  const [sent] = delivery.decision.options
  stage.show(delivery, en, { preview: sent, picked: targets(sent), lit: new Set() })
  expect(stage.root.querySelectorAll('.board-ghost circle').length).toBeGreaterThan(2)
  expect(stage.root.querySelectorAll('[aria-pressed="true"]').length).toBe(2)
})

it('shows the ranch of whoever is looked at, with the backs of a hand that is hidden', () => {
  const moment = after(3, 'watch', asked('move'))
  const other = (moment.decision.seat + 1) % 3
  stage.show(moment, en)
  expect(stage.root.querySelectorAll('[data-target^="hand "]').length).toBe(moment.view.hand.length)
  stage.show(moment, en, { watched: other })
  expect(stage.root.querySelectorAll('[data-target^="hand "]').length).toBe(0)
  expect(stage.root.textContent).toContain(`Player ${other}`)
})

it('tells of Sue: every card to come, what it would do now, step by step, and the rule', () => {
  const moment = after(1, 'sue', ({ view }) => (view.sue?.discard.length ?? 0) > 2)
  const Rival = ui.rival?.(moment.view) ?? null
  if (Rival === null) throw new Error('nobody there')
  for (const text of [en, fr]) {
    stage.render(Rival, { view: moment.view, names: () => 'Ada', text, language: text.language })
    const { sueReason } = boardWords(text.language)
    const told = stage.root.textContent ?? ''
    expect(Object.values(sueReason).some((reason) => told.includes(reason))).toBe(true)
    for (const card of moment.view.sue?.deck ?? [])
      expect(told.toLowerCase()).toContain(text.components[card].name.toLowerCase())
    expect(stage.root.querySelectorAll('.sue-ahead ol li').length).toBeGreaterThan(2)
    expect(told).toContain(String(moment.view.sue?.total))
    expect(stage.root.innerHTML).not.toMatch(/NaN|undefined/)
  }
})

it('puts flags where Sue may stop, each with the cards that lead there', () => {
  const moment = after(1, 'stops', asked('move'))
  const { cards, at } = sueStops(moment.view)
  expect([...at.values()].reduce((sum, count) => sum + count, 0)).toBe(cards)
  stage.show(moment, en)
  for (const [node, count] of at)
    expect(stage.root.querySelector(`[data-target="space ${node}"]`)?.getAttribute('aria-label')).toContain(
      boardWords('en').sueMayStop(count, cards),
    )
  expect(sueStops({ ...moment.view, turn: 'sue' }).at.size).toBe(0)
})

it('gives the reasons of Sue’s steps as the rules have them', () => {
  const words = boardWords('en')
  const reasons = new Set<string>()
  let forks = 0
  for (const cards of ['0', '1', '3'])
    playVariant(1, { 'solo-b-cards': cards }, ({ view }) => {
      for (const ahead of sueAhead(view)) {
        const steps = stepsOfTurn(ahead, { view, text: en, names: () => 'Ada', words })
        expect(steps[0].why.length).toBe(1 + ahead.forks.length)
        forks += ahead.forks.length
        for (const { why } of steps.slice(1)) for (const reason of why) reasons.add(reason)
      }
    })
  expect(forks).toBeGreaterThan(50)
  for (const reason of ['market', 'train', 'tile', 'build', 'best', 'post', 'wild'] as const)
    expect(reasons).toContain(words.sueReason[reason])
})

it('shows what lies in a discard pile and the hand last shown, where there is room', () => {
  const shown = ({ view, decision: { seat } }: PlayedPosition): boolean =>
    view.players[seat].lastHand.length > 0 && view.players[seat].discard.length > 2
  const moment = after(2, 'shelves', shown)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1100)
  for (const text of [en, fr]) {
    const { shelves } = boardWords(text.language)
    stage.show(moment, text)
    expect(stage.root.textContent).not.toContain(shelves.lastHand)
    stage.show(moment, text, { region: 'ranch' })
    for (const title of Object.values(shelves)) expect(stage.root.textContent).toContain(title)
    expect(stage.root.innerHTML).not.toMatch(/NaN|undefined/)
  }
})

it('says in the prompt which part of the turn it is', () => {
  const at = (moment: PlayedPosition): string | undefined => {
    const phases = ui.phases?.(moment.view, 'en') ?? null
    return phases?.names[phases.at]
  }
  expect(at(after(2, 'part', asked('move')))).toBe('Move')
  expect(at(after(2, 'part', asked('act')))).toBe('Act')
  expect(at(after(2, 'part', asked('revealHand')))).toBe('Show the hand')
  expect(at(after(2, 'part', asked('deliver')))).toBe('Deliver')
  expect(at(after(2, 'part', asked('firstObjective')))).toBeUndefined()
})

it('plays a turn back and says when it is done', () => {
  vi.useFakeTimers()
  const moment = after(3, 'film', ({ events }) => events.some(({ type }) => type === 'moved'))
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
