/**
 * The position after one more event, as far as it is drawn: what the board shows while it plays back what happened. The
 * position that follows the last event comes from the engine, so nothing here has to be the last word.
 */
import { type BreedId, BREED_IDS, type Event, LATER_HAND_LIMIT, LATER_MOVE_LIMIT, type View } from '@waystation/el-paso'
import type { Seat } from '@waystation/kernel'
import { valueOf } from '../hand.ts'
import { build, count, disc, dismiss, move, ownTile, player, recount, showTile, staff, takeTile } from './changes.ts'
import { sueAdvance } from './sue.ts'

const inOrder = (a: BreedId, b: BreedId): number => BREED_IDS.indexOf(a) - BREED_IDS.indexOf(b)

/** Cards into the hand that is looked at, or out of it. */
function draw(view: View, seat: Seat, cards: readonly BreedId[]): View {
  return view.seat === seat ? { ...view, hand: [...view.hand, ...cards].sort(inOrder) } : view
}
function lay(view: View, seat: Seat, breed: BreedId): View {
  const at = view.hand.indexOf(breed)
  const own = view.seat === seat && at >= 0 ? { ...view, hand: view.hand.filter((_, i) => i !== at) } : view
  return count(own, seat, 'handSize', -1)
}

const discarded = (view: View, seat: Seat, cards: readonly BreedId[]): View =>
  player(view, seat, (p) => ({
    discard: cards.reduce<typeof p.discard>((pile, id) => recount(pile, id, 1), p.discard),
  }))

/** A card from the market into the discard pile. */
const gain = (view: View, seat: Seat, breed: BreedId, dollars: number): View =>
  discarded({ ...count(view, seat, 'money', -dollars), market: recount(view.market, breed, -1) }, seat, [breed])

function spend(
  view: View,
  worker: 'cowboy' | 'builder' | 'engineer',
  e: { readonly seat: Seat; readonly workers: number; readonly wilds: number; readonly dollars: number },
): View {
  const paid = count(view, e.seat, 'money', -e.dollars)
  return dismiss(dismiss(paid, e.seat, worker, e.workers), e.seat, 'wild', e.wilds)
}

/** Money, tokens, workers. */
function settle(view: View, e: Event): View {
  switch (e.type) {
    case 'capital':
      return count(count(view, e.seat, 'money', e.dollars), e.seat, 'tokens', e.tokens)
    case 'moneyGained':
    case 'reachedElPaso':
      return count(view, e.seat, 'money', e.dollars)
    case 'certificatesGained':
      return count(view, e.seat, 'certificates', e.count)
    case 'tokensGained':
      return count(count(view, e.seat, 'money', -e.dollars), e.seat, 'tokens', e.count)
    case 'tokenUsed':
      return count(view, e.seat, 'tokens', -1)
    case 'hired':
      return staff(
        { ...count(view, e.seat, 'money', -e.dollars), workers: recount(view.workers, e.worker, -1) },
        e.seat,
        e.worker,
        1,
      )
    case 'workerBonus': {
      const paid = count(count(view, e.seat, 'money', e.dollars), e.seat, 'certificates', e.certificates)
      return dismiss(paid, e.seat, e.worker, 1)
    }
    case 'cattleBought':
      return gain(spend(view, 'cowboy', e), e.seat, e.breed, 0)
    case 'cattleGained':
      return gain(view, e.seat, e.breed, e.dollars)
    case 'trainUsed':
      return spend(view, 'engineer', e)
    default:
      return view
  }
}

/** Hand, piles and herd. */
function shuffle(view: View, e: Event): View {
  switch (e.type) {
    case 'cattleDiscarded':
      return count(discarded(lay(view, e.seat, e.breed), e.seat, [e.breed]), e.seat, 'money', e.dollars)
    case 'cattleRemoved': {
      const gone = count(lay(view, e.seat, e.breed), e.seat, 'money', e.dollars)
      return player(gone, e.seat, (p) => ({ removed: [...p.removed, e.breed] }))
    }
    case 'drew': {
      const drawn = draw(view, e.seat, e.secret?.[e.seat]?.cards ?? [])
      const counted = count(count(drawn, e.seat, 'handSize', e.count), e.seat, 'pileSize', -e.count - e.workers.length)
      return e.workers.reduce((next, worker) => staff(next, e.seat, worker, 1), counted)
    }
    case 'reshuffled':
      return player(view, e.seat, (p) => ({
        pileSize: p.pileSize + p.discard.reduce((sum, one) => sum + one.count, 0),
        discard: [],
      }))
    case 'handRevealed': {
      const value = e.different + e.duplicates + e.permanent
      return { ...view, openHand: { seat: e.seat, cards: e.cards, value } }
    }
    case 'handDiscarded': {
      const empty = player(discarded(view, e.seat, e.cards), e.seat, () => ({ handSize: 0, lastHand: e.cards }))
      return { ...empty, openHand: null, hand: view.seat === e.seat ? [] : view.hand }
    }
    case 'simmentalTaken':
      return discarded({ ...view, simmental: { ...view.simmental, left: e.left } }, e.seat, ['simmental'])
    default:
      return view
  }
}

/** The trail, the town, tiles. */
function rebuild(view: View, e: Event): View {
  switch (e.type) {
    case 'turnBegins':
      return { ...view, turn: e.seat }
    case 'tilesShown':
      return e.tiles.reduce(showTile, view)
    case 'placed':
      return move(view, e.seat, e.node)
    case 'moved':
      return move(dismiss(view, e.seat, 'cowboy', e.cowboys), e.seat, e.node)
    case 'built':
    case 'replaced':
      return build(spend(view, 'builder', e), e.node, e.seat, e.place)
    case 'tileTaken':
      return ownTile(count(takeTile(view, e.tile, e.unseen), e.seat, 'money', -e.dollars), e.seat, e.tile)
    case 'tileShown':
      return showTile(view, e.tile)
    case 'simmentalSpace':
      return { ...move(view, e.seat, null), simmental: { ...view.simmental, rancher: e.seat } }
    case 'delivered':
      return deliver(view, e)
    default:
      return view
  }
}

function deliver(view: View, e: Extract<Event, { type: 'delivered' }>): View {
  const paid = count(count(view, e.seat, 'money', e.dollars), e.seat, 'certificates', -e.certificates)
  return player(disc(paid, e.post, e.seat), e.seat, (p) => ({
    discs: p.discs.filter((id) => id !== e.disc),
    permanentCertificates: p.permanentCertificates + (e.disc === 'disc-permanent-certificate' ? 1 : 0),
    handLimit: e.disc === 'disc-hand-limit' ? LATER_HAND_LIMIT : p.handLimit,
    moveLimit: e.disc === 'disc-move-limit' ? LATER_MOVE_LIMIT : p.moveLimit,
  }))
}

export function advance(view: View, e: Event): View {
  const next = sueAdvance(rebuild(shuffle(settle(view, e), e), e), e)
  return next.hand === view.hand || next.seat === null ? next : { ...next, handValue: valueOf(next, next.seat) ?? 0 }
}
