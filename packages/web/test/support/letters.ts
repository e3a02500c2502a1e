/** How large the letters of a drawing are on the screen, in a DOM that lays nothing out: from the scales they lie in. */

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

export function lettersOn(root: Element, room: Room): readonly Letters[] {
  return [...root.querySelectorAll('text')].map((text) => {
    let size = number(text, 'font-size')
    for (let part: Element | null = text; part !== null && part !== root; part = part.parentElement)
      size *= scaleOf(part, room)
    return { text, words: text.textContent ?? '', size }
  })
}
