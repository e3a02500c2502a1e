/** Where the rancher whose turn it is stands. */
import type { Names } from '@waystation/kernel'
import type { SpaceView, View } from '../../view.ts'
import type { Say } from '../phrases.ts'

const spaceOf = ({ turn, trail }: View): SpaceView | undefined =>
  turn === null ? undefined : trail.find(({ ranchers }) => ranchers.includes(turn))

export const here = (view: View, say: Say): string => say.place(spaceOf(view)?.place ?? 'el-paso')

export function ownerHere(view: View, say: Say, names: Names): string {
  const owner = spaceOf(view)?.owner ?? null
  return owner === null ? '' : say.who(owner, names)
}
