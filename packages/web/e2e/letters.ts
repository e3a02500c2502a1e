/** How large the letters of a drawn board are on the screen, and what lies over them. */
import type { Page } from '@playwright/test'

/** What a decision needs, and everything else, in pixels. */
export const TO_DECIDE = 11
export const TO_READ = 9

export interface Letters {
  readonly words: string
  /** In pixels, as it is shown. */
  readonly size: number
  /** The region it belongs to. */
  readonly part: string | null
  /** It tells what can be answered: steps and fees, what a place offers. */
  readonly told: boolean
}

/** Names of owners on their marks are told by shape and colour as well; signs are no letters. */
const isWord = ({ words }: Letters): boolean => /[\p{L}\p{N}]/u.test(words) && !/^[A-DS]$/.test(words)

export async function lettersOn(page: Page): Promise<readonly Letters[]> {
  const all = await page.locator('.stage .board-frame > svg text').evaluateAll((texts) =>
    texts.map((text) => {
      const { c = 0, d = 1 } = (text as SVGTextElement).getScreenCTM() ?? {}
      return {
        words: text.textContent ?? '',
        size: Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(c, d),
        part: text.closest('[data-part]')?.getAttribute('data-part') ?? null,
        told: text.closest('.gw-badges, .gw-offers') !== null,
      }
    }),
  )
  return all.filter(isWord)
}

/** A pixel is not cut into more than a hundred. */
export const smaller = (letters: readonly Letters[], than: number): readonly Letters[] =>
  letters.filter(({ size }) => size < than - 0.01)

export const listed = (letters: readonly Letters[]): readonly string[] =>
  letters.map(({ words, size, part }) => `${part}: ${words} ${size.toFixed(1)}`)

/** Words and numbers that lie under the ring of something that can be chosen. */
export const underRings = (page: Page): Promise<readonly string[]> =>
  page.locator('.stage .board-live').evaluate((sheet) => {
    const shown = (element: Element): boolean => getComputedStyle(element).display !== 'none'
    const rings = [...sheet.querySelectorAll('.spot-lit .spot-halo, .spot-lit .spot-ring')].filter(shown)
    const texts = [...sheet.querySelectorAll('text')].filter((text) =>
      /[\p{L}\p{N}]{2}|[^\p{L}]/u.test((text.textContent ?? '').trim()),
    )
    /** Ink, without the room above and below it. */
    const ink = (text: Element) => {
      const { left, right, top, height } = text.getBoundingClientRect()
      return { left: left + 0.5, right: right - 0.5, top: top + height * 0.26, bottom: top + height * 0.76 }
    }
    /** Not under the next card of a hand, nor under what is offered. */
    const inSight = texts.filter((text) => {
      const { left, right, top, bottom } = ink(text)
      const there = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
      return there.find((element) => sheet.contains(element) && element.closest('.spot') === null) === text
    })
    return rings.flatMap((ring) => {
      const { left, right, top, bottom } = ring.getBoundingClientRect()
      const scale = (ring as SVGGraphicsElement).getScreenCTM()?.a ?? 1
      const half = (Number.parseFloat(getComputedStyle(ring).strokeWidth) * scale) / 2
      return inSight
        .filter((text) => {
          // What is drawn later lies above.
          if ((text.compareDocumentPosition(ring) & Node.DOCUMENT_POSITION_FOLLOWING) === 0) return false
          const box = ink(text)
          const touches =
            box.right > left - half && box.left < right + half && box.bottom > top - half && box.top < bottom + half
          const inside =
            box.left >= left + half && box.right <= right - half && box.top >= top + half && box.bottom <= bottom - half
          return touches && !inside
        })
        .map((text) => `${ring.parentElement?.getAttribute('data-target') ?? ''} over ${text.textContent ?? ''}`)
    })
  })
