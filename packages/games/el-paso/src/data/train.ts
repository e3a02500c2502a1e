/** The four train cards in ascending order of engineers; which face is the front is read from the order of the annex. */
import { auxiliary, cattle, certificates, type Face, hire, move, tile, tokens } from './actions.ts'

export type TrainSide = 'front' | 'back'

export const TRAIN_CARDS = [
  { id: 'train-1', engineers: 1, front: [tile('objective'), tokens(1)], back: [tile('objective'), certificates(1)] },
  { id: 'train-2', engineers: 2, front: [tile('bonus'), auxiliary], back: [tile('bonus'), tokens(1)] },
  {
    id: 'train-3',
    engineers: 3,
    front: [tile('objective'), tile('bonus')],
    back: [cattle('black-angus'), tile('either')],
  },
  {
    id: 'train-4',
    engineers: 4,
    front: [certificates(3), tile('either'), move(2)],
    back: [tile('either'), tile('bonus'), hire(0)],
  },
] as const satisfies readonly { id: string; engineers: number; front: Face; back: Face }[]

export type TrainId = (typeof TRAIN_CARDS)[number]['id']
export type TrainFaceId = `${TrainId}-${TrainSide}`
