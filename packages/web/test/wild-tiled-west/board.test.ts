// @vitest-environment happy-dom
import { en } from '@waystation/wild-tiled-west/text/en'
import { fr } from '@waystation/wild-tiled-west/text/fr'
import type { Option } from '@waystation/wild-tiled-west'
import { act } from 'preact/test-utils'
import { expect, it, vi } from 'vitest'
import type { BoardProps, Gesture } from '../../src/adapter.ts'
import { targets } from '../../src/games/wild-tiled-west/targets.ts'
import { ui } from '../../src/games/wild-tiled-west/ui.ts'
import { firstPosition, isDrawn, Stage } from '../support/board.ts'
import { playChosen, playConquest, type PlayedPosition, playThrough, SEATS } from './games.ts'

const stage = new Stage(ui)

isDrawn({ stage, seats: SEATS, play: playConquest, texts: [en, fr], nth: 61, least: 40 })

const asking = (kind: string, play = playThrough, players = 2): PlayedPosition =>
  firstPosition(play, players, `asks ${kind}`, ({ decision }) => decision.kind === kind)

/** Takes this and tells every gesture the hand makes. */
function take(moment: PlayedPosition, option: Option | null): Gesture[] {
  const told: Gesture[] = []
  const onGesture: BoardProps['onGesture'] = (gesture) => gesture !== null && told.push(gesture)
  stage.show(moment, en, {
    preview: option,
    picked: option === null ? [] : targets(option),
    lit: new Set(),
    onGesture,
  })
  return told
}

const press = (key: string): void =>
  void act(() => void dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
const settle = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)))

it('a tile is taken, turned and laid by keys alone, and every step is told in words', async () => {
  const moment = firstPosition(
    playThrough,
    2,
    'draft',
    ({ decision, view }) => decision.kind === 'turn' && view.year > 1,
  )
  const draft = moment.decision.options.find((option) => option.do === 'draft')
  if (draft === undefined) throw new Error('nothing to draft')
  const told = take(moment, draft)
  expect(told.at(-1)).toMatchObject({ ready: false, answers: [draft.id] })
  press('Tab')
  await settle()
  const laid = told.at(-1)
  expect(laid?.ready).toBe(true)
  expect(laid?.answers[0]).toBe(draft.id)
  expect(laid?.answers.at(-1)).toMatch(/^at [a-k]\d+$/)
  expect(laid?.spoken).toMatch(/Place 1 of \d+\.$/)
  expect(stage.root.querySelector('.wtw-held')).not.toBeNull()
  press('r')
  await settle()
  expect(told.at(-1)?.spoken).not.toBe(laid?.spoken)
})

it('an illegal place says why at once, and cannot be committed', async () => {
  const moment = firstPosition(
    playThrough,
    2,
    'refused',
    ({ decision, view }) => decision.kind === 'turn' && view.year > 1,
  )
  const told = take(moment, moment.decision.options.find((option) => option.do === 'draft') ?? null)
  press('Tab')
  for (let n = 0; n < 11; n++)
    void act(
      () =>
        void dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowUp', shiftKey: true, bubbles: true, cancelable: true }),
        ),
    )
  for (let n = 0; n < 11; n++)
    void act(
      () =>
        void dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowLeft', shiftKey: true, bubbles: true, cancelable: true }),
        ),
    )
  await settle()
  // The upper left corner holds the tile by its middle: part of it sticks out.
  expect(told.at(-1)?.ready).toBe(false)
  expect(stage.root.querySelector('.wtw-refused')).not.toBeNull()
  expect(told.some(({ ready, detail }) => !ready && detail !== null)).toBe(true)
  // And where the rules say so.
  expect(en.rules.map(({ id }) => id)).toContain(told.at(-1)?.section)
})

it('what a placement brings is told as chips, figured out by the rules', async () => {
  const costly = (option: Option): boolean => option.do === 'draft' && option.cost > 0
  const moment = firstPosition(
    playThrough,
    2,
    'costs',
    ({ decision }) => decision.kind === 'turn' && decision.options.some(costly),
  )
  const told = take(moment, moment.decision.options.find(costly) ?? null)
  press('Tab')
  await settle()
  await vi.waitFor(() =>
    expect(told.at(-1)?.consequences.some(({ kind, words }) => kind === 'cost' && /gold/.test(words))).toBe(true),
  )
})

it('a tile that the rules have put into the hand is laid in the same way', async () => {
  const moment = asking('homestead-turn', playConquest, 5)
  const told = take(moment, null)
  press('Tab')
  await settle()
  expect(told.at(-1)?.answers).toHaveLength(2)
  expect(moment.decision.options.map(({ id }) => id)).toContain(told.at(-1)?.answers[0])
})

it('shows the board that is pointed at, and the cards to choose from', () => {
  const boards = asking('board', playChosen)
  stage.show(boards, fr, { preview: boards.decision.options[0] })
  expect(stage.root.querySelectorAll('[data-target^="side "]').length).toBe(boards.decision.options.length)
  const partners = asking('keep-partner')
  stage.show(partners, en)
  expect(stage.root.querySelectorAll('[data-target^="partner "]').length).toBe(2)
})

it('plays back what happened and says when it is done', () => {
  vi.useFakeTimers()
  const moment = firstPosition(playThrough, 3, 'play back', ({ events }) =>
    events.some(({ type }) => type === 'diceRolled'),
  )
  const onSettled = stage.playBack(moment, en)
  expect(onSettled).not.toHaveBeenCalled()
  let tumbled = 0
  for (let n = 0; n < 80 && onSettled.mock.calls.length === 0; n++) {
    tumbled = Math.max(tumbled, stage.root.querySelectorAll('.wtw-tumble').length)
    void act(() => void vi.advanceTimersByTime(100))
  }
  expect(tumbled).toBeGreaterThan(2)
  expect(onSettled).toHaveBeenCalledTimes(1)
})
