/** What is printed on the tile of a medium town, in numbers. */
import { type Action, MEDIUM_TILES, type MediumTileId } from '@waystation/great-western-trail'

type MediumPrint =
  | { readonly does: 'hire'; readonly less: number }
  | { readonly does: 'remove'; readonly cards: number }
  | { readonly does: 'engine'; readonly spaces: number }
  | { readonly does: 'moneyOrCattle'; readonly money: number; readonly value: number }
  | { readonly does: 'build'; readonly price: number }

export function mediumTile(id: MediumTileId): MediumPrint {
  const actions: readonly Action[] = MEDIUM_TILES.find((tile) => tile.id === id)?.immediate ?? []
  const find = <K extends Action['type']>(type: K): Extract<Action, { type: K }> | undefined =>
    actions.find((action): action is Extract<Action, { type: K }> => action.type === type)
  const hire = find('hire')
  if (hire !== undefined) return { does: 'hire', less: -hire.modifier }
  const remove = find('removeCards')
  if (remove !== undefined) return { does: 'remove', cards: remove.count }
  const engine = find('engine')
  if (engine !== undefined) return { does: 'engine', spaces: Number(engine.max) }
  const [money, cattle] = [find('money'), find('freeCattle')]
  if (money !== undefined && cattle !== undefined)
    return { does: 'moneyOrCattle', money: money.amount, value: cattle.value }
  return { does: 'build', price: find('build')?.price ?? 0 }
}
