/** How large the letters of a drawing are on the screen, in a DOM that lays nothing out: from the scales they lie in. */
import { vi } from 'vitest'

/** What a decision needs, and everything else, in pixels. */
export const TO_DECIDE = 11
export const TO_READ = 9

interface Room {
  readonly width: number
  readonly height: number
}

interface Letters {
  readonly text: Element
  readonly words: string
  /** In pixels. */
  readonly size: number
}

const number = (element: Element, name: string): number => Number(element.getAttribute(name))

/** How much larger a part of a drawing is than its own units say. */
function scaleOf(element: Element, room: Room): number {
  if (element.tagName.toLowerCase() === 'svg') {
    const [, , width = 1, height = 1] = (element.getAttribute('viewBox') ?? '').split(' ').map(Number)
    const inner = element.hasAttribute('width')
    const own = inner ? { width: number(element, 'width'), height: number(element, 'height') } : room
    return Math.min(own.width / width, own.height / height)
  }
  const scales = [...(element.getAttribute('transform') ?? '').matchAll(/scale\(([^)]*)\)/g)]
  return scales.reduce((product, [, by]) => product * Math.abs(Number(by.trim().split(/[ ,]+/).at(-1))), 1)
}

function lettersOn(root: Element, room: Room): readonly Letters[] {
  return [...root.querySelectorAll('text')].map((text) => {
    let size = number(text, 'font-size')
    for (let part: Element | null = text; part !== null && part !== root; part = part.parentElement)
      size *= scaleOf(part, room)
    return { text, words: text.textContent ?? '', size }
  })
}

interface LowScreen extends Room {
  readonly window: string
}

/** The room for the board on a low laptop and on a small one. A phone has its fingers: sheets grow fourfold. */
export const LOW_SCREENS: readonly LowScreen[] = [
  { window: '1366x650', width: 996, height: 508 },
  { window: '1280x720', width: 920, height: 578 },
]

/** The board is drawn for a stage of this size. */
export function sitAt(root: HTMLElement, { width, height }: Room): void {
  root.className = 'stage'
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height)
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ containerType: 'size' } as CSSStyleDeclaration)
}

/** Names of owners on their marks are told by shape and colour as well; signs are no letters. */
const isWord = (words: string): boolean => /[\p{L}\p{N}]/u.test(words) && !/^[A-DS]$/.test(words)

/** Words smaller than this, with their sizes. */
export const smaller = (
  root: Element,
  room: Room,
  than: number,
  fits: (text: Element) => boolean = () => true,
): readonly string[] =>
  lettersOn(root, room)
    .filter(({ words, size, text }) => isWord(words) && size < than && fits(text))
    .map(({ words, size }) => `${words} ${size.toFixed(1)}`)
