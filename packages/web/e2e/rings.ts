/** What the rings around things to choose go over: a word or a number that stands on the board must stay readable. */
import type { Page } from '@playwright/test'

export interface Crossing {
  readonly target: string
  /** How it glows. */
  readonly as: string
  readonly words: string
  /** By how many pixels of the screen. */
  readonly by: number
}

/** Runs in the page: it knows nothing of this file. What is drawn after a ring, as the marks of steps are, lies on it and is not hidden by it. */
function crossings(): Crossing[] {
  /** Letters are lower than their line: from the height of capitals down to the line they stand on, or below it. */
  const [CAPITALS, DESCENT] = [0.73, 0.2]
  /** A hair on the edge of a letter hides nothing. */
  const HAIR = 0.6
  const screen = new DOMRect(0, 0, innerWidth, innerHeight)
  const overlap = (a: DOMRect, b: DOMRect): DOMRect => {
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)]
    return new DOMRect(left, top, Math.min(a.right, b.right) - left, Math.min(a.bottom, b.bottom) - top)
  }
  const frameOf = (element: Element): DOMRect =>
    overlap(element.closest('.stage, .dock')?.getBoundingClientRect() ?? screen, screen)
  const seen = (box: DOMRect, element: Element): boolean => {
    const { width, height } = overlap(box, frameOf(element))
    return width > 0 && height > 0
  }
  const inkOf = (text: SVGTextElement): DOMRect => {
    const box = text.getBoundingClientRect()
    const ctm = text.getScreenCTM()
    // What is turned has its whole box.
    if (ctm === null || ctm.b !== 0 || ctm.d <= 0 || text.getNumberOfChars() === 0) return box
    const size = Number.parseFloat(getComputedStyle(text).fontSize) * ctm.d
    const base = text.getStartPositionOfChar(0).y * ctm.d + ctm.f
    const below = /[gjpqyç,;()]/.test(text.textContent ?? '') ? DESCENT * size : 0
    const [top, bottom] = [Math.max(box.top, base - CAPITALS * size), Math.min(box.bottom, base + below)]
    return new DOMRect(box.left, top, box.width, bottom - top)
  }
  const shown = (element: Element): boolean =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    element.closest('.board-ghost') === null
  const texts = [...document.querySelectorAll<SVGTextElement>(':is(.stage, .dock) svg text')]
    .filter((text) => (text.textContent ?? '').trim() !== '' && shown(text))
    .map((text) => ({ words: (text.textContent ?? '').trim(), box: inkOf(text), element: text }))
    .filter(({ box, element }) => seen(box, element))
    // What lies beyond the edge of a scrolled stage is under no ring of the dock.
    .map((text) => ({ ...text, box: overlap(text.box, frameOf(text.element)) }))
  const opaque = (shape: SVGGeometryElement): boolean => {
    const { fill, fillOpacity, opacity } = getComputedStyle(shape)
    return fill !== 'none' && !fill.endsWith(', 0)') && Number(fillOpacity) * Number(opacity) > 0.9
  }
  /** Whether something that was drawn later lies over this part of a text. */
  const buried = (text: Element, box: DOMRect): boolean =>
    [...document.querySelectorAll<SVGGeometryElement>(':is(.stage, .dock) svg :is(rect, path, circle, ellipse)')].some(
      (shape) => {
        if ((text.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_FOLLOWING) === 0) return false
        const [over, ctm] = [shape.getBoundingClientRect(), shape.getScreenCTM()]
        if (overlap(over, box).width < box.width || overlap(over, box).height < box.height || ctm === null) return false
        const corners = [box.left, box.right].flatMap((x) => [box.top, box.bottom].map((y) => new DOMPoint(x, y)))
        return opaque(shape) && corners.every((corner) => shape.isPointInFill(corner.matrixTransform(ctm.inverse())))
      },
    )
  /** The strokes of a ring, as four bars. */
  const barsOf = (line: Element): DOMRect[] => {
    const { left, top, right, bottom, width, height } = line.getBoundingClientRect()
    const scale = line instanceof SVGGraphicsElement ? (line.getScreenCTM()?.a ?? 1) : 1
    const half = (Number.parseFloat(getComputedStyle(line).strokeWidth) * scale) / 2
    const across = new DOMRect(left - half, 0, width + 2 * half, 2 * half)
    const down = new DOMRect(0, top - half, 2 * half, height + 2 * half)
    return [
      new DOMRect(across.x, top - half, across.width, across.height),
      new DOMRect(across.x, bottom - half, across.width, across.height),
      new DOMRect(left - half, down.y, down.width, down.height),
      new DOMRect(right - half, down.y, down.width, down.height),
    ]
  }
  return [
    ...document.querySelectorAll(':is(.stage, .dock) :is(.spot-lit, .spot-later, .spot-instead, .spot-chosen)'),
  ].flatMap((spot) => {
    const bars = [...spot.querySelectorAll('.spot-ring, .spot-halo')]
      .filter((line) => shown(line))
      .flatMap((line) => barsOf(line))
      .filter((bar) => seen(bar, spot))
      .map((bar) => overlap(bar, frameOf(spot)))
    return texts.flatMap(({ words, box, element }): Crossing[] => {
      if ((spot.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0) return []
      const crossed = bars
        .map((bar) => overlap(bar, box))
        .filter(({ width, height }) => Math.min(width, height) > HAIR)
        .filter((part) => !buried(element, part))
      const by = Math.max(0, ...crossed.map(({ width, height }) => Math.min(width, height)))
      return by === 0
        ? []
        : [{ target: spot.getAttribute('data-target') ?? '', as: spot.getAttribute('class') ?? '', words, by }]
    })
  })
}

export const crossedByRings = (page: Page): Promise<Crossing[]> => page.evaluate(crossings)
