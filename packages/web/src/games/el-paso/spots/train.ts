/** Train cards, face-up tiles and the stacks they come from. */
import { TRAIN_CARDS } from '@waystation/el-paso'
import type { Spot } from '../../../board/Spots.tsx'
import type { Flatcar } from '../layout/types.ts'
import { stackTarget } from '../targets.ts'
import type { Scene } from './spots.ts'

export function trainSpots({ view, layout: { train }, labels }: Scene): readonly Spot[] {
  const cars = TRAIN_CARDS.map(({ id, engineers }, i): Spot => {
    const target = `train ${id}`
    return { key: target, target, rect: train.cars[id], label: labels.train(view.train[i], engineers), round: 8 }
  })
  const rack = (car: Flatcar, pile: 'objective' | 'bonus', shown: readonly (string | null)[]): Spot[] => [
    ...shown.flatMap((id, i): Spot[] => {
      if (id === null) return []
      const target = `tile ${id}`
      return [{ key: target, target, rect: car.tiles[i], label: labels.tile(id), round: 5 }]
    }),
    { key: stackTarget(pile), target: stackTarget(pile), rect: car.stack, label: labels.stack(pile), round: 5 },
  ]
  return [
    ...cars,
    ...rack(train.objectives, 'objective', view.objectives.shown),
    ...rack(train.bonuses, 'bonus', view.bonuses.shown),
  ]
}
