/**
 * A network that learned the game with fewer players sits down at a larger table: what it knows by the same names it goes on by, what is new says
 * nothing at first. So it plays from the first game on, and has only to learn what the others change.
 */
import { emptyParts, type Parts } from './float-network.ts'
import { type Shape, shapeFor } from './valuer.ts'

export interface Known {
  readonly shape: Shape
  readonly parts: Parts
}

/** `names` of the inputs that it learned by, and of those there are now. */
export function atLargerTable(
  { shape, parts }: Known,
  names: { readonly known: readonly string[]; readonly now: readonly string[] },
): Known {
  const wider = shapeFor(names.now.length)
  const grown = emptyParts(wider)
  const kept = mostSaid({ shape, parts }, wider.first)
  const rows = new Map(names.known.map((name, row) => [name, row]))
  names.now.forEach((name, input) => {
    const row = rows.get(name)
    if (row === undefined) return
    kept.forEach((unit, i) => {
      grown[0][input * wider.first + i] = parts[0][row * shape.first + unit]
    })
  })
  kept.forEach((unit, i) => {
    grown[1][i] = parts[1][unit]
    for (let above = 0; above < shape.second; above++) {
      grown[2][above * wider.first + i] = parts[2][above * shape.first + unit]
    }
  })
  for (let part = 3; part < parts.length; part++) grown[part].set(parts[part])
  return { shape: wider, parts: grown }
}

/** More inputs may leave room for fewer units: those stay on which most depends, in the order they had. */
function mostSaid({ shape, parts }: Known, room: number): number[] {
  const { inputs, first, second } = shape
  const said = Array.from({ length: first }, (_, unit) => {
    let [below, above] = [0, 0]
    for (let input = 0; input < inputs; input++) below += parts[0][input * first + unit] ** 2
    for (let k = 0; k < second; k++) above += parts[2][k * first + unit] ** 2
    return below * above
  })
  const units = said.map((_, unit) => unit).sort((a, b) => said[b] - said[a] || a - b)
  return units.slice(0, room).sort((a, b) => a - b)
}
