/** Why a post, a disc, an auxiliary action, a token or a worker bonus is not open now. */
import type { Reason } from '@waystation/kernel'
import { BUILDER, BUILDER_BONUS_PRICE, COWBOY, WORKER_IDS } from '../data/cards.ts'
import { AUX_CERTIFICATE, AUX_EXCHANGE, AUX_MONEY, DISC_COUNT, DISCS, REMOVAL_LIMIT } from '../data/player-board.ts'
import { POSTS } from '../data/posts.ts'
import { canUseAuxiliary } from '../rules/auxiliary.ts'
import { deliveryValue, mayUseDisc, mayUsePost } from '../rules/delivery.ts'
import { discGone } from '../rules/discs.ts'
import { canDraw } from '../rules/herd.ts'
import { hasRoomForCertificate } from '../rules/money.ts'
import { mayRemove } from '../rules/removal.ts'
import { OFFERS_AUXILIARY } from '../data/tiles.ts'
import { because } from '../reasons.ts'
import { openAction, type Asked } from './question.ts'
import { needsMoney } from './shortages.ts'

const NO_REASON: Reason[] = []

export function explainPost({ s, seat, step }: Asked, post: number): Reason[] {
  const p = s.players[seat]
  const { value } = POSTS[post]
  if (step.do !== 'deliver') return [because('deliver-at-el-paso', 'el-paso', { value: deliveryValue(p) })]
  const have = deliveryValue(p)
  const { certificates } = p
  if (value > have + certificates) return [because('value-too-low', 'delivery', { needs: value, have, certificates })]
  if (!mayUsePost(p, post)) return [because('own-disc-there', 'delivery', { post: value })]
  const fits = Array.from({ length: DISC_COUNT }, (_, disc) => mayUseDisc(p, disc, post)).some(Boolean)
  return fits ? NO_REASON : [because('no-disc-fits', 'discs')]
}

export function explainDisc({ s, seat, step }: Asked, disc: number): Reason[] {
  const p = s.players[seat]
  if (discGone(p, disc)) return [because('disc-gone', 'discs')]
  if (step.do !== 'deliver') return [because('deliver-at-el-paso', 'el-paso', { value: deliveryValue(p) })]
  const { dollars, blackCorners } = DISCS[disc]
  if (p.money + dollars < 0) return needsMoney(p, -dollars, 'discs')
  const have = deliveryValue(p) + p.certificates
  const open = POSTS.some((post, at) => post.value <= have && mayUsePost(p, at) && mayUseDisc(p, disc, at))
  if (open) return NO_REASON
  return blackCorners ? [because('black-corners', 'discs', { have })] : [because('no-disc-fits', 'discs')]
}

function auxiliaryOpen(q: Asked): boolean {
  const { step } = q
  if (step.do === 'secondAuxiliary') return true
  if (step.do !== 'act') return false
  return openAction(q, 'auxiliary') !== undefined || (!step.acted && !OFFERS_AUXILIARY[step.face])
}

export function explainAuxiliary(q: Asked, auxiliary: number): Reason[] {
  const { s, seat, step } = q
  const p = s.players[seat]
  const basic = auxiliary === AUX_MONEY || auxiliary === AUX_EXCHANGE
  if (!basic && !discGone(p, auxiliary)) return [because('auxiliary-locked', 'auxiliary')]
  if (!auxiliaryOpen(q)) return [because('no-auxiliary-here', 'auxiliary')]
  if (step.do === 'secondAuxiliary' && step.first === auxiliary) return [because('auxiliary-done', 'auxiliary')]
  if (canUseAuxiliary(s, seat, auxiliary)) return NO_REASON
  if (auxiliary === AUX_EXCHANGE) return [because('nothing-to-draw', 'exchange')]
  if (auxiliary === AUX_CERTIFICATE) return [because('certificates-full', 'certificates', { have: p.certificates })]
  return mayRemove(p)
    ? [because('hand-empty', 'remove')]
    : [because('removal-limit', 'remove', { limit: REMOVAL_LIMIT })]
}

export function explainToken({ s, seat }: Asked): Reason[] {
  const p = s.players[seat]
  if (p.tokens === 0) return [because('no-token', 'exchange')]
  if (s.openHand === seat) return [because('hand-is-open', 'el-paso')]
  return canDraw(p) ? NO_REASON : [because('nothing-to-draw', 'exchange')]
}

export function explainBonus({ s, seat }: Asked, worker: number): Reason[] {
  const p = s.players[seat]
  if (p.area[worker] === 0) return [because('no-such-worker', 'worker-bonus', { worker: WORKER_IDS[worker] })]
  if (worker === COWBOY) return [because('cowboy-while-moving', 'worker-bonus')]
  if (worker !== BUILDER) return NO_REASON
  if (!hasRoomForCertificate(p)) return [because('certificates-full', 'certificates', { have: p.certificates })]
  return p.money < BUILDER_BONUS_PRICE ? needsMoney(p, BUILDER_BONUS_PRICE, 'worker-bonus') : NO_REASON
}
