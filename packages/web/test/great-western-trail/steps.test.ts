// @vitest-environment happy-dom
/** The page that tells how a turn goes: its pictures stand in the order of the turn, and their numbers are those of the game. */
import { BREEDS, WEST } from '@waystation/great-western-trail'
import { en } from '@waystation/great-western-trail/text/en'
import { fr } from '@waystation/great-western-trail/text/fr'
import { h, render } from 'preact'
import { act } from 'preact/test-utils'
import { describe, expect, it } from 'vitest'
import { KansasCity, Turn } from '../../src/games/great-western-trail/illustrations/Steps.tsx'
import { stepWords } from '../../src/games/great-western-trail/illustrations/steps-words.ts'
import { boardWords } from '../../src/games/great-western-trail/text/words.ts'

interface Step {
  readonly word: string
  /** What is written in the picture. */
  readonly letters: readonly string[]
}

const wordsOf = (element: Element | null): string => (element?.textContent ?? '').trim()

function stepsOf(Page: typeof Turn, text: typeof en): readonly Step[] {
  const root = document.createElement('div')
  void act(() => render(h(Page, { text, language: text.language }), root))
  const steps = [...root.querySelectorAll('.pictured')].map((step) => ({
    word: wordsOf(step.querySelector('small')),
    letters: [...step.querySelectorAll('svg text')].map(wordsOf),
  }))
  render(null, root)
  return steps
}

const numbersIn = ({ letters }: Step): readonly number[] =>
  letters.filter((each) => /^\d+$/.test(each)).map((each) => Number(each))

describe.each([en, fr])('how a turn goes ($language)', (text) => {
  const { language } = text
  const { money } = boardWords(language)

  it('is told in three pictures, in the order of the turn, and names the place that is used', () => {
    const steps = stepsOf(Turn, text)
    expect(steps.map(({ word }) => word)).toEqual(stepWords(language).turn)
    const [ride, use, draw] = steps
    // The second step of the ride ends at the house that is used then.
    expect(numbersIn(ride).slice(-2)).toEqual([1, 2])
    expect(ride.letters).toContain('B')
    expect(use.letters).toContain('B')
    const values: readonly number[] = BREEDS.map(({ value }) => value)
    expect(numbersIn(draw)).toHaveLength(2)
    expect(values).toEqual(expect.arrayContaining([...numbersIn(draw)]))
  })

  it('ends in Kansas City: the hand is sold for what it is worth, in the farthest city that this pays for', () => {
    const steps = stepsOf(KansasCity, text)
    expect(steps.map(({ word }) => word)).toEqual(stepWords(language).kansasCity)
    const [, sale, delivery] = steps
    const worth = numbersIn(sale).reduce((sum, value) => sum + value, 0)
    expect(numbersIn(sale).length).toBeGreaterThan(1)
    expect(sale.letters).toContain(money(worth))
    const [city] = numbersIn(delivery)
    const inReach = WEST.cities.map(({ value }) => value).filter((value) => value <= worth)
    expect(city).toBe(Math.max(...inReach))
  })
})
