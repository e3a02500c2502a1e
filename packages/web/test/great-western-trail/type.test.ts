// @vitest-environment happy-dom
import { en } from '@waystation/great-western-trail/text/en'
import { fr } from '@waystation/great-western-trail/text/fr'
import { describe, expect, it, vi } from 'vitest'
import { ui } from '../../src/games/great-western-trail/ui.ts'
import { Stage } from '../support/board.ts'
import { lettersOn } from '../support/letters.ts'
import { type PlayedPosition, playVariant, VARIANTS } from './games.ts'

/** What a decision needs, and everything else, in pixels. */
const TO_DECIDE = 11
const TO_READ = 9

const stage = new Stage(ui)
const EVERYTHING = VARIANTS[VARIANTS.length - 1]

/** The room for the board on a low laptop and on a small one. A phone has its fingers: sheets grow fourfold. */
const SCREENS = [
  { window: '1366x650', width: 996, height: 476 },
  { window: '1280x720', width: 920, height: 527 },
] as const

type Screen = (typeof SCREENS)[number]

function sit({ width, height }: Screen): void {
  stage.root.className = 'stage'
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height)
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ containerType: 'size' } as CSSStyleDeclaration)
}

/** Names of owners on their marks are told by shape and colour as well; signs are no letters. */
const isWord = (words: string): boolean => /[\p{L}\p{N}]/u.test(words) && !/^[A-D]$/.test(words)

const smaller = (screen: Screen, than: number, fits: (text: Element) => boolean): readonly string[] =>
  lettersOn(stage.root, screen)
    .filter(({ words, size, text }) => isWord(words) && size < than && fits(text))
    .map(({ words, size }) => `${words} ${size.toFixed(1)}`)

/** Towards the beginning and at the end. */
function positions(variants: (typeof VARIANTS)[number]): readonly PlayedPosition[] {
  const all: PlayedPosition[] = []
  playVariant(4, 'type', variants, (moment) => all.push(moment))
  const moves = all.filter(({ decision }) => decision.kind === 'move')
  return [0.1, 0.98].map((share) => moves[Math.floor(share * moves.length)])
}

const ALL = ['trail', 'railroad', 'markets', 'home'] as const

describe.each([
  ['the base game', {}, ALL],
  ['everything', EVERYTHING, ['trail', 'railroad', 'markets', 'poker']],
] as const)('letters of %s', (_, variants, shown) => {
  const moments = positions(variants)

  it.each(SCREENS)('can be read in regions that are drawn alone at $window', (screen) => {
    sit(screen)
    const small: string[] = []
    for (const moment of moments) {
      for (const id of shown) {
        // The own place below an enlarged region is a region itself.
        const ofRegion = (text: Element): boolean => id === 'home' || text.closest('.gw-home') === null
        for (const text of [en, fr]) {
          stage.show(moment, text, { region: id })
          small.push(...smaller(screen, TO_READ, ofRegion).map((words) => `${id}, ${text.language}: ${words}`))
        }
      }
    }
    expect(small).toEqual([])
  })

  it.each(SCREENS)('tell steps and fees at $window in a size to decide by', (screen) => {
    sit(screen)
    for (const moment of moments) {
      stage.show(moment, fr)
      expect(stage.root.querySelectorAll('.gw-badges text').length).toBeGreaterThan(0)
      expect(smaller(screen, TO_DECIDE, (text) => text.closest('.gw-badges') !== null)).toEqual([])
    }
  })
})
