// @vitest-environment happy-dom
import { en } from '@waystation/el-gaucho/text/en'
import { fr } from '@waystation/el-gaucho/text/fr'
import { act } from 'preact/test-utils'
import { describe, expect, it, vi } from 'vitest'
import type { BoardProps } from '../../src/adapter.ts'
import { ui } from '../../src/games/el-gaucho/ui.ts'
import { targets } from '../../src/games/el-gaucho/targets.ts'
import { boardWords } from '../../src/games/el-gaucho/text/words.ts'
import { firstPosition, isDrawn, Stage } from '../support/board.ts'
import { everyNth } from '../support/every-nth.ts'
import { playThrough, SEATS } from './games.ts'

const stage = new Stage(ui)

// Before a breed is left out no tile lies on the board; what is printed can still be asked about.
isDrawn({ stage, seats: SEATS, play: playThrough, texts: [en, fr], nth: 151, least: 19 })

it.each(SEATS)('shows the numbers of every option about to be taken, with %i players', (players) => {
  everyNth(playThrough, 163)(players, `ghost ${players}`, (moment) => {
    for (const option of moment.decision.options.slice(0, 5)) {
      stage.show(moment, fr, { preview: option, picked: targets(option), lit: new Set() })
      const ghost = stage.root.querySelector('.board-ghost')?.textContent
      for (const { words } of ui.consequences?.(option, moment.view, fr) ?? []) expect(ghost).toContain(words)
    }
  })
})

describe('a spot', () => {
  const atDice = () => firstPosition(playThrough, 2, 'spot', ({ decision }) => decision.kind === 'takeDice')

  it('is chosen by click, Enter and Space', () => {
    const onTarget = vi.fn<BoardProps['onTarget']>()
    stage.show(atDice(), en, { onTarget })
    const die = stage.root.querySelector('[data-target^="die "]')
    die?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    die?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    die?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
    expect(onTarget.mock.calls).toEqual(Array(3).fill([die?.getAttribute('data-target')]))
  })

  it('that cannot be chosen explains itself instead', () => {
    const onTarget = vi.fn<BoardProps['onTarget']>()
    const onInspect = vi.fn<BoardProps['onInspect']>()
    stage.show(atDice(), en, { onTarget, onInspect })
    const tile = stage.root.querySelector('[data-target^="tile "]')
    tile?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(onTarget).not.toHaveBeenCalled()
    expect(onInspect).toHaveBeenCalledWith(tile?.getAttribute('data-target'), tile, true)
  })

  it('explains itself to a mouse that moves there, not to one that rests while the board changes', () => {
    const onInspect = vi.fn<BoardProps['onInspect']>()
    stage.show(atDice(), en, { onInspect })
    const tile = stage.root.querySelector('[data-target^="tile "]')
    const mouse = (type: string, clientX: number): void => {
      const bubbles = type === 'pointermove'
      tile?.dispatchEvent(new PointerEvent(type, { bubbles, pointerType: 'mouse', clientX, clientY: 1 }))
    }
    mouse('pointermove', 10)
    mouse('pointerenter', 10)
    mouse('pointermove', 10)
    expect(onInspect).not.toHaveBeenCalled()
    mouse('pointermove', 11)
    expect(onInspect).toHaveBeenCalledTimes(1)
    mouse('pointermove', 12)
    mouse('pointerleave', 50)
    mouse('pointerenter', 51)
    expect(onInspect.mock.calls.map(([target]) => target)).toEqual([
      tile?.getAttribute('data-target'),
      null,
      tile?.getAttribute('data-target'),
    ])
  })

  it('of two equal dice is shown as chosen once for each pick', () => {
    const moment = atDice()
    const value = moment.view.rodeo.find((die, i) => moment.view.rodeo.indexOf(die) !== i) ?? moment.view.rodeo[0]
    stage.show(moment, en, { picked: [`die ${value}`] })
    expect(stage.root.querySelectorAll('[aria-pressed="true"]').length).toBe(1)
  })
})

it('plays back what happened and says when it is done', () => {
  vi.useFakeTimers()
  const moment = firstPosition(playThrough, 2, 'settle', ({ events }) =>
    events.some(({ type }) => type === 'roundedUp'),
  )
  const onSettled = stage.playBack(moment, en)
  expect(onSettled).not.toHaveBeenCalled()
  for (let i = 0; i < 60; i++) void act(() => void vi.advanceTimersByTime(100))
  expect(onSettled).toHaveBeenCalledTimes(1)
})

it('settles at once when motion is off', () => {
  document.documentElement.dataset['motion'] = 'none'
  const moment = firstPosition(playThrough, 2, 'still', ({ events }) => events.length > 3)
  expect(stage.playBack(moment, en)).toHaveBeenCalledTimes(1)
})

it.each(['en', 'fr'] as const)('tells breeds apart by their initials (%s)', (language) => {
  const initials = Object.values(boardWords(language).initials)
  expect(new Set(initials).size).toBe(initials.length)
})
