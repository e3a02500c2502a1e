/** "Variante : mode solo": Sue's turn. She never pays, and her workers are never spent. */
import { COWBOY, ENGINEER, SIMMENTAL, WORKER_IDS } from '../data/cards.ts'
import { POSTS, postAt } from '../data/posts.ts'
import { SOLO_CARDS, type SoloAction, SUE_POSTS, SUE_SEAT } from '../data/solo.ts'
import { SIMMENTAL_SPACE_POINTS } from '../data/table.ts'
import { EL_PASO, FORKS, NEXT, NODE_IDS } from '../data/trail.ts'
import type { State, Sue } from '../state.ts'
import { NO_TILE } from '../data/tiles.ts'
import type { Rule, Context } from '../types.ts'
import { announceEnd, visitSimmental } from './el-paso.ts'
import { sueBuild } from './sue-build.ts'
import { drawSupply, sueMarket, sueTrain, takeBest } from './sue-gains.ts'
import { placeName } from './trail.ts'

export const sueTurn: Rule<'sueTurn'> = { run: playSue }

export function playSue(g: Context): void {
  const { sue } = g.s
  if (sue === null) return
  g.s.turn = SUE_SEAT
  sue.drawn = []
  const card = turnCard(g, sue)
  g.emit({ type: 'sueCard', card: SOLO_CARDS[card].id })
  const { steps, action } = SOLO_CARDS[card]
  ride(g, sue, typeof steps === 'number' ? steps : sue.workers[WORKER_IDS.indexOf(steps)])
  act(g, sue, action)
  if (sue.at === EL_PASO) visitElPaso(g, sue)
  sue.discard = [...sue.discard, card]
}

/** "Mélangez la défausse s'il est épuisé." */
function turnCard(g: Context, sue: Sue): number {
  if (sue.deck.length === 0) {
    sue.deck = g.shuffle(sue.discard.slice())
    sue.discard = []
    g.emit({ type: 'sueReshuffled' })
  }
  g.reveal()
  const card = sue.deck.pop()
  if (card === undefined) throw new Error('the solo deck is empty')
  return card
}

/** How many locations lie on each way from a fork to where they meet again. */
export interface ForkCount {
  readonly outer: number
  readonly inner: number
}

export function forkAt(s: Readonly<State>, node: number): ForkCount | null {
  const fork = FORKS[node]
  return fork === null ? null : { outer: locations(s, fork.outer), inner: locations(s, fork.inner) }
}

function locations(s: Readonly<State>, way: readonly number[]): number {
  let count = 0
  for (const node of way) if (s.trail[node] !== NO_TILE) count++
  return count
}

/** The way with fewer locations; the inner one if there are as many on both. */
export function sueNext(s: Readonly<State>, node: number): number {
  const fork = forkAt(s, node)
  return fork === null || fork.outer < fork.inner ? NEXT[node][0] : NEXT[node][1]
}

/** By the normal rules of movement: empty spaces do not count, and El Paso stops her. */
function ride(g: Context, sue: Sue, steps: number): void {
  let at = sue.at
  let taken = 0
  while (taken < steps) {
    at = sueNext(g.s, at)
    if (g.s.trail[at] !== NO_TILE) taken++
    if (at === EL_PASO) break
  }
  sue.at = at
  if (g.events !== null) g.emit({ type: 'sueMoved', node: NODE_IDS[at], place: placeName(g.s, at), steps: taken })
}

/** The location reached does not matter. */
function act(g: Context, sue: Sue, action: SoloAction): void {
  switch (action) {
    case 'market':
      return sueMarket(g, sue)
    case 'train':
      return sueTrain(g, sue)
    case 'build':
      return sueBuild(g, sue)
    case 'best-of-three':
      return act(g, sue, bestOfThree(sue))
    case 'draw-1':
      return drawSupply(g, sue, 1)
    case 'draw-2':
      return drawSupply(g, sue, 2)
  }
}

/** The action of the workers she has most of; of equals the leftmost in her row. */
export function bestOfThree(sue: Readonly<Sue>): 'market' | 'train' | 'build' {
  const [first, ...others] = sue.row
  const most = others.reduce((best, type) => (sue.workers[type] > sue.workers[best] ? type : best), first)
  if (most === COWBOY) return 'market'
  return most === ENGINEER ? 'train' : 'build'
}

/** After the action of the card: a Simmental, then a disc. */
function visitElPaso(g: Context, sue: Sue): void {
  const visit = visitSimmental(g, SUE_SEAT)
  if (visit === 'card') {
    sue.cattle[SIMMENTAL]++
    g.emit({ type: 'sueSimmental', left: g.s.market[SIMMENTAL] })
    announceEnd(g)
  } else if (visit === 'space') g.emit({ type: 'sueSimmentalSpace', points: SIMMENTAL_SPACE_POINTS })
  deliver(g, sue)
}

/** First to 7; then to the next higher post each time, or, by the other reading, always to 16. */
function deliver(g: Context, sue: Sue): void {
  if (sue.reserve === 0) return g.emit({ type: 'sueIdle', action: 'delivery' })
  const before = SUE_POSTS.length - sue.reserve
  const highest = g.s.rules.sueDeliversHighest && before > 0
  const post = postAt(SUE_POSTS[highest ? SUE_POSTS.length - 1 : before])
  sue.reserve--
  sue.posts[post]++
  g.emit({ type: 'sueDelivered', post: POSTS[post].id })
  const { reward } = POSTS[post]
  if (reward === 'objective') takeBest(g, sue, 'objective')
  else if (reward === 'hire') drawSupply(g, sue, 1)
}
