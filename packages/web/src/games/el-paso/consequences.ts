/** What an option costs and brings, in numbers, before it is taken. */
import {
  AUX_DOLLARS,
  BONUSES,
  BUILDER_BONUS_PRICE,
  COMMON_BUILDINGS,
  type DiscId,
  DISCS,
  DOLLARS_PER_WORKER,
  EL_PASO_DOLLARS,
  type ElPaso,
  ENGINEER_BONUS,
  LATER_HAND_LIMIT,
  LATER_MOVE_LIMIT,
  OBJECTIVES,
  type Option,
  POST_REWARD_DOLLARS,
  POSTS,
  REMOVAL_LIMIT,
  stepsAhead,
  type View,
  WILD_BONUS,
  WORKERS,
  type WorkerId,
} from '@waystation/el-paso'
import type { GameText, Seat } from '@waystation/kernel'
import type { Consequence } from '../../adapter.ts'
import { cattle } from './cattle.ts'
import { valueAfter } from './hand.ts'
import { type BoardWords, boardWords } from './text/words.ts'

class Telling {
  readonly told: Consequence[] = []
  readonly words: BoardWords

  constructor(words: BoardWords) {
    this.words = words
  }

  cost(what: string): this {
    this.told.push({ kind: 'cost', words: this.words.cost(what) })
    return this
  }

  gain(what: string): this {
    this.told.push({ kind: 'gain', words: this.words.gain(what) })
    return this
  }

  note(what: string): this {
    this.told.push({ kind: 'note', words: what })
    return this
  }

  pay(dollars: number): this {
    return dollars === 0 ? this : this.cost(this.words.money(dollars))
  }

  points(count: number): this {
    return count === 0 ? this : this.gain(this.words.points(count))
  }

  staff(worker: WorkerId, workers: number, wilds: number): this {
    if (workers > 0) this.cost(this.words.workers[worker](workers))
    return wilds > 0 ? this.cost(this.words.workers.wild(wilds)) : this
  }

  spend(worker: WorkerId, { workers, wilds }: { readonly workers: number; readonly wilds: number }, more = 0): this {
    return this.staff(worker, workers, wilds).pay((workers + wilds) * DOLLARS_PER_WORKER + more)
  }
}

export function consequences(option: Option, view: View, text: GameText<ElPaso>): readonly Consequence[] {
  const seat = typeof view.turn === 'number' ? view.turn : (view.seat ?? 0)
  return tell(new Telling(boardWords(text.language)), option, view, seat, text).told
}

function tell(t: Telling, option: Option, view: View, seat: Seat, text: GameText<ElPaso>): Telling {
  const { words } = t
  const name = (id: string): string => text.components[id]?.name ?? id
  switch (option.do) {
    case 'place':
    case 'move':
      return arrive(t, option, view, seat)
    case 'sell':
      return t.gain(words.money(option.dollars)).note(words.handAfter(valueAfter(view, seat, option.breed)))
    case 'money':
      return t.gain(words.money(option.dollars))
    case 'certificates':
      return t.gain(words.certificates(option.count))
    case 'tokens':
      return t.pay(option.dollars).gain(words.token(option.count))
    case 'hire':
      return t.pay(option.dollars).gain(words.workers[option.worker](1)).points(WORKERS[option.index].points)
    case 'buy':
      return t.spend('cowboy', option).gain(name(option.breed)).points(cattle(option.breed).points)
    case 'cattle':
      return t.pay(option.dollars).gain(name(option.breed)).points(cattle(option.breed).points)
    case 'train':
      return t.spend('engineer', option).note(words.actions)
    case 'build':
      return t.points(COMMON_BUILDINGS[option.number - 1].points)
    case 'site':
      return site(t, option, view, name)
    case 'takeObjective':
      return t.pay(option.dollars).points(OBJECTIVES[option.index].points)
    case 'takeBonus':
      return t.pay(option.dollars).points(BONUSES[option.index].points)
    case 'drawObjective':
    case 'drawBonus':
      return t.pay(option.dollars).note(words.unseen)
    case 'auxiliary':
    case 'onlyAuxiliary':
      return auxiliary(t, option)
    case 'remove':
      return t.cost(name(option.breed)).note(words.outOf(view.players[seat].removed.length + 1, REMOVAL_LIMIT))
    case 'discard':
      return t.note(words.handAfter(valueAfter(view, seat, option.breed)))
    case 'exchangeAgain':
      return t.note(words.drawOne)
    case 'useToken':
      return t.cost(words.token(1)).note(words.drawOne)
    case 'reveal':
      return t.note(words.handAfter(view.handValue))
    case 'deliver':
      return deliver(t, option)
    case 'bonus':
      return workerBonus(t, option.worker)
    default:
      return t
  }
}

function workerBonus(t: Telling, worker: WorkerId): Telling {
  const { words } = t
  t.cost(words.workers[worker](1))
  if (worker === 'builder') return t.pay(BUILDER_BONUS_PRICE).gain(words.certificates(1))
  return t.gain(words.money(worker === 'wild' ? WILD_BONUS : ENGINEER_BONUS))
}

/** Cowboys on the way, and what may be done there. */
function arrive(t: Telling, option: Extract<Option, { do: 'place' | 'move' }>, view: View, seat: Seat): Telling {
  const { words } = t
  if (option.do === 'move') {
    t.note(words.steps(stepsAhead(view, seat).get(option.node) ?? 0))
    if (option.cowboys > 0) t.cost(words.workers.cowboy(option.cowboys))
  }
  if (option.place === 'el-paso') {
    t.gain(words.money(EL_PASO_DOLLARS))
    if (view.simmental.left > 0) t.gain(words.simmental)
    return t.note(words.handAfter(view.handValue))
  }
  const owner = view.trail.find(({ node }) => node === option.node)?.owner ?? null
  return t.note(owner === null || owner === seat ? words.actions : words.onlyAuxiliary)
}

function site(t: Telling, option: Extract<Option, { do: 'site' }>, view: View, name: (id: string) => string): Telling {
  const space = view.trail.find(({ node }) => node === option.node)
  const there = space?.place ?? null
  const old = there === null ? 0 : Number(there.slice('building-'.length, -1))
  const points = (number: number): number => (number === 0 ? 0 : COMMON_BUILDINGS[number - 1].points)
  t.spend('builder', option, space?.price ?? 0).points(points(option.workers + option.wilds + old) - points(old))
  return there === null ? t : t.note(t.words.goesBack(name(there)))
}

function auxiliary(t: Telling, option: Extract<Option, { do: 'auxiliary' | 'onlyAuxiliary' }>): Telling {
  const { words } = t
  if (option.auxiliary === 'aux-money') t.gain(words.money(option.improved ? AUX_DOLLARS.improved : AUX_DOLLARS.basic))
  if (option.auxiliary === 'aux-certificate') t.gain(words.certificates(1))
  if (option.auxiliary === 'aux-exchange') t.note(words.drawOne)
  return option.do === 'onlyAuxiliary' ? t.note(words.insteadOfAll) : t
}

/** What a disc frees once it is gone. */
function freed(disc: DiscId, words: BoardWords): string {
  switch (disc) {
    case 'disc-hand-limit':
      return words.handOf(LATER_HAND_LIMIT)
    case 'disc-move-limit':
      return words.stepsNow(LATER_MOVE_LIMIT)
    case 'disc-permanent-certificate':
      return words.permanent
    default:
      return words.slots[disc]
  }
}

function deliver(t: Telling, option: Extract<Option, { do: 'deliver' }>): Telling {
  const { words } = t
  const post = POSTS[option.at]
  const { dollars } = DISCS[option.index]
  if (option.certificates > 0) t.cost(words.certificates(option.certificates))
  if (dollars < 0) t.pay(-dollars)
  t.points(post.points)
  if (dollars > 0) t.gain(words.money(dollars))
  if (post.reward === 'money') t.gain(words.money(POST_REWARD_DOLLARS))
  if (post.reward === 'objective') t.gain(words.objective)
  if (post.reward === 'hire') t.gain(words.figures.workers(1))
  return t.gain(freed(option.disc, words))
}
