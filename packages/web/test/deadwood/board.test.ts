// @vitest-environment happy-dom
import { en } from '@waystation/deadwood/text/en'
import { fr } from '@waystation/deadwood/text/fr'
import { act } from 'preact/test-utils'
import { expect, it, vi } from 'vitest'
import { ui } from '../../src/games/deadwood/ui.ts'
import { targets } from '../../src/games/deadwood/targets.ts'
import { boardWords } from '../../src/games/deadwood/text/words.ts'
import { firstPosition, isDrawn, Stage } from '../support/board.ts'
import { type PlayedPosition, playInPeace, playThrough, SEATS } from './games.ts'

const stage = new Stage(ui)

isDrawn({ stage, seats: SEATS, play: playThrough, texts: [en, fr], nth: 61, least: 30 })

/** The first decision like this in some game. */
const after = (
  players: number,
  seed: string,
  fits: (moment: PlayedPosition) => boolean,
  play = playThrough,
): PlayedPosition => firstPosition(play, players, seed, fits)

const fought = ({ events }: PlayedPosition): boolean => events.some(({ type }) => type === 'duelEnds')

it('shows what an option about to be taken would do', () => {
  const moment = after(3, 'ghost', ({ decision, view }) => decision.kind === 'turn' && view.line.length > 0)
  const attack = moment.decision.options.find((option) => option.do === 'send')
  if (attack === undefined) throw new Error('nobody can go anywhere')
  stage.show(moment, fr, { preview: attack, picked: targets(attack, moment.view), lit: new Set() })
  const ghost = stage.root.querySelector('.board-ghost')
  expect(ghost?.querySelectorAll('path').length).toBeGreaterThan(5)
  expect(stage.root.querySelectorAll('[aria-pressed="true"]').length).toBe(2)
})

it('names the odds of a duel before it begins', () => {
  const attacks = ({ decision, view }: PlayedPosition) =>
    decision.options.filter((option) => {
      const there = option.do === 'send' ? view.plots.find(({ tile }) => tile === option.building) : undefined
      return there !== undefined && there.tile !== 'church' && there.cowboys.length > 0
    })
  const moment = after(3, 'odds', (each) => attacks(each).length > 0)
  const told = ui.consequences?.(attacks(moment)[0], moment.view, en) ?? []
  expect(told.map(({ words }) => words).join()).toMatch(/Duel: \d+% to win, \d+% to die/)
})

it('says the same about a General Store move as about going there from the ranch', () => {
  const attacked = ({ decision, view }: PlayedPosition) =>
    decision.options.some(
      (option) =>
        option.do === 'send' &&
        option.cowboy === 'veteran' &&
        option.building !== 'church' &&
        view.plots.some(({ tile, cowboys }) => tile === option.building && cowboys.length > 0),
    )
  const { decision, view } = after(3, 'store', attacked)
  const moving = { ...view, moving: { from: 'casino', cowboy: 'veteran' } } as const
  const sent = decision.options.filter((option) => option.do === 'send' && option.cowboy === 'veteran')
  expect(sent.length).toBeGreaterThan(0)
  const notes = sent.flatMap((option) => {
    if (option.do !== 'send') return []
    const move = { id: `move to ${option.building}`, do: 'moveTo', building: option.building } as const
    const told = ui.consequences?.(move, moving, en) ?? []
    expect(told).toEqual(ui.consequences?.(option, view, en))
    return told.map(({ words }) => words)
  })
  expect(notes.join()).toContain('to win')
})

it('plays a duel back die by die and says when it is done', () => {
  vi.useFakeTimers()
  const moment = after(3, 'play back', fought)
  const onSettled = stage.playBack(moment, en)
  expect(onSettled).not.toHaveBeenCalled()
  const seen: number[] = []
  let verdict = ''
  for (let i = 0; i < 120 && onSettled.mock.calls.length === 0; i++) {
    void act(() => void vi.advanceTimersByTime(100))
    seen.push(stage.root.querySelectorAll('.dw-showdown .art-die').length)
    verdict = stage.root.querySelector('.dw-verdict')?.textContent ?? verdict
  }
  expect(onSettled).toHaveBeenCalledTimes(1)
  const rolled = moment.events.filter(({ type }) => type === 'dieRolled').length
  expect(Math.max(...seen)).toBe(rolled)
  expect(new Set(seen).size).toBeGreaterThan(Math.min(rolled, 3))
  expect(verdict).not.toBe('')
})

it('without motion the end of a duel stays for a while, and nothing waits for it', () => {
  vi.useFakeTimers()
  document.documentElement.dataset['motion'] = 'none'
  const moment = after(3, 'still', (each) => fought(each) && each.view.duel === null)
  const onSettled = stage.playBack(moment, fr)
  expect(onSettled).toHaveBeenCalledTimes(1)
  expect(stage.root.querySelector('.dw-verdict')?.textContent).not.toBe('')
  expect(stage.root.querySelector('.dw-verdict')).not.toBeNull()
  void act(() => void vi.advanceTimersByTime(4000))
  expect(stage.root.querySelector('.dw-verdict')).toBeNull()
})

it('shows who stands where while a duel waits for an answer, the final one too', () => {
  const flight = after(3, 'flee', ({ decision }) => decision.kind === 'flee')
  stage.show(flight, en)
  expect(stage.root.querySelector('.dw-showdown')?.textContent).toContain('Duel')
  const last = after(4, 'final', ({ decision }) => decision.kind === 'aim', playInPeace)
  stage.show(last, fr)
  expect(stage.root.querySelector('.dw-showdown')?.textContent).toContain(boardWords('fr').finalDuel)
})

it('lays drawn tiles out to be chosen, and a stack that is rearranged', () => {
  const building = after(3, 'draw', ({ decision }) => decision.kind === 'build')
  stage.show(building, en)
  for (const id of building.view.drawn) expect(stage.root.querySelector(`[data-target="tile ${id}"]`)).not.toBeNull()
  const arranging = after(3, 'arrange', ({ decision }) => decision.kind === 'arrange')
  stage.show(arranging, en)
  const tiles = arranging.decision.options.flatMap((option) => targets(option, arranging.view))
  expect(tiles.length).toBeGreaterThan(1)
  for (const target of tiles) expect(stage.root.querySelector(`[data-target="${target}"]`)).not.toBeNull()
})
