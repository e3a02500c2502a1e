/** Arrow keys: the nearest spot in that direction gets the focus, whether it can be chosen or only asked about. */
const WAYS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const middle = (element: Element): readonly [number, number] => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

/** How far it is in this direction; leaving the line counts double, going backwards is out of the question. */
function distance(
  from: readonly [number, number],
  to: readonly [number, number],
  way: readonly [number, number],
): number {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const ahead = dx * way[0] + dy * way[1]
  const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
  return ahead < 4 || aside > ahead * 2.5 ? Number.POSITIVE_INFINITY : ahead + aside * 2
}

export function neighbour(event: KeyboardEvent & { readonly currentTarget: Element }): void {
  const way = WAYS[event.key]
  const here = event.target instanceof Element ? event.target.closest('.spot') : null
  if (way === undefined || here === null) return
  const from = middle(here)
  let nearest: SVGElement | null = null
  let shortest = Number.POSITIVE_INFINITY
  for (const other of event.currentTarget.querySelectorAll<SVGElement>('.spot')) {
    const far = other === here ? Number.POSITIVE_INFINITY : distance(from, middle(other), way)
    if (far < shortest) {
      shortest = far
      nearest = other
    }
  }
  if (nearest === null) return
  event.preventDefault()
  nearest.focus()
}
