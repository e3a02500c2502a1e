/** Why something on the table is not an option now, with numbers and the section of the rules that says so. */
import type { Reason, Seat } from '@waystation/kernel'
import { BONUS_IDS } from './data/bonuses.ts'
import { BUILDING_NUMBERS } from './data/buildings.ts'
import { BREED_IDS, MARKET_BREEDS, WORKER_IDS } from './data/cards.ts'
import { OBJECTIVE_IDS } from './data/objectives.ts'
import { AUXILIARIES, DISCS } from './data/player-board.ts'
import { POSTS } from './data/posts.ts'
import { NODE_IDS } from './data/trail.ts'
import { TRAIN_CARDS } from './data/train.ts'
import { explainAuxiliary, explainBonus, explainDisc, explainPost, explainToken } from './explain/board.ts'
import { because } from './reasons.ts'
import type { Asked } from './explain/question.ts'
import { explainBuilding, explainCattle, explainTile, explainTrain, explainWorker } from './explain/supplies.ts'
import { explainSpace } from './explain/trail.ts'
import { exchanging } from './rules/free-actions.ts'
import { NO_SHOWN, type State } from './state.ts'

/** Everything with a fixed place on the table. */
const FIXED_TARGETS: readonly string[] = [
  ...NODE_IDS.map((id) => `space ${id}`),
  ...MARKET_BREEDS.map((breed) => `cattle ${BREED_IDS[breed]}`),
  ...WORKER_IDS.map((id) => `worker ${id}`),
  ...TRAIN_CARDS.map(({ id }) => `train ${id}`),
  ...BUILDING_NUMBERS.map((number) => `building ${number}`),
  ...POSTS.map(({ id }) => `post ${id}`),
  ...DISCS.map(({ id }) => `disc ${id}`),
  ...AUXILIARIES.map((id) => `auxiliary ${id}`),
  'token',
  ...WORKER_IDS.map((id) => `bonus ${id}`),
]

export function targets(s: Readonly<State>, _seat: Seat): string[] {
  const objectives = s.objectivesShown.filter((tile) => tile !== NO_SHOWN).map((tile) => `tile ${OBJECTIVE_IDS[tile]}`)
  const bonuses = s.bonusesShown.filter((tile) => tile !== NO_SHOWN).map((tile) => `tile ${BONUS_IDS[tile]}`)
  return [...FIXED_TARGETS, ...objectives, ...bonuses]
}

export function explain(s: Readonly<State>, seat: Seat, target: string): readonly Reason[] {
  const step = s.agenda[s.agenda.length - 1]
  if (step === undefined || !('seat' in step) || step.seat !== seat) return [because('not-your-turn', 'turn')]
  const [kind, id = ''] = target.split(' ')
  const tile = id.startsWith('objective') ? 'objective' : 'bonus'
  if (s.phase === 'setup') return tile === 'objective' ? [] : [because('objective-first', 'setup')]
  if (exchanging(s)) return [because('finish-exchange', 'exchange')]
  return explainTarget({ s, seat, step }, kind, id)
}

const at = (ids: readonly string[], id: string): number => ids.indexOf(id)
const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map((thing) => thing.id)
const POST_IDS = idsOf(POSTS)
const DISC_IDS = idsOf(DISCS)
const TRAIN_IDS = idsOf(TRAIN_CARDS)

function explainTarget(q: Asked, kind: string, id: string): Reason[] {
  switch (kind) {
    case 'space':
      return explainSpace(q, at(NODE_IDS, id))
    case 'cattle':
      return explainCattle(q, at(BREED_IDS, id))
    case 'worker':
      return explainWorker(q, at(WORKER_IDS, id))
    case 'train':
      return explainTrain(q, at(TRAIN_IDS, id))
    case 'building':
      return explainBuilding(q, Number(id))
    case 'tile':
      return explainTile(q, id.startsWith('objective') ? 'objective' : 'bonus')
    case 'post':
      return explainPost(q, at(POST_IDS, id))
    case 'disc':
      return explainDisc(q, at(DISC_IDS, id))
    case 'auxiliary':
      return explainAuxiliary(q, at(AUXILIARIES, id))
    case 'token':
      return explainToken(q)
    case 'bonus':
      return explainBonus(q, at(WORKER_IDS, id))
    default:
      return []
  }
}
