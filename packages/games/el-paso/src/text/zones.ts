/** The whole table as readable zones, for the terminal, the generic web table and screen readers. */
import type { Zone, ZoneItem, ZoneRow } from '@waystation/kernel'
import { itemsOr, type Telling } from '@waystation/wording'
import { AUXILIARIES, type AuxiliaryId } from '../data/player-board.ts'
import { type PostId, POSTS } from '../data/posts.ts'
import { FORKS } from '../data/trail.ts'
import type { Counted } from '../view/counted.ts'
import type { BreedId } from '../data/cards.ts'
import type { SpaceView, View, Who } from '../view.ts'
import { playerZone } from './zones/player.ts'
import { sueZone } from './zones/sue.ts'
import type { Words } from './words.ts'
import type { Say } from './phrases.ts'

export type Writer = Telling<View, Words, Say>

export function zones(w: Writer): Zone[] {
  const { view } = w
  return [
    gameZone(w),
    trailZone(w),
    postsZone(w),
    suppliesZone(w),
    tilesZone(w),
    ...handZones(w),
    ...(view.sue === null ? [] : [sueZone(w, view.sue)]),
    ...view.players.map((player, seat) => playerZone(w, player, seat)),
  ]
}

const name = ({ say, names }: Writer, who: Who): string => say.who(who, names)

function gameZone(w: Writer): Zone {
  const { view, words } = w
  const { zones: z } = words
  const { simmental } = view
  const onSpace = simmental.rancher
  const rows: ZoneRow[] = [
    { label: z.phase, items: [{ text: words.phases[view.phase] }] },
    { label: z.turn, items: [{ text: view.turn === null ? z.none : name(w, view.turn) }] },
    {
      label: z.simmental,
      items: [
        { text: z.left(simmental.left), component: 'simmental' },
        ...(onSpace === null ? [] : [{ text: name(w, onSpace), component: 'simmental-space' }]),
      ],
    },
  ]
  if (view.phase === 'last-turns') rows.push({ label: z.turnsLeft, items: [{ text: String(view.turnsLeft) }] })
  return { id: 'game', kind: 'track', title: z.game, rows }
}

/** A row per space, in driving order. */
function trailZone(w: Writer): Zone {
  const rows = w.view.trail.map(
    (space, node): ZoneRow => ({ label: spaceLabel(w, space, node), items: spaceItems(w, space) }),
  )
  return { id: 'trail', kind: 'board', title: w.words.zones.trail, rows }
}

/** On a fork, with the way it lies on. */
function spaceLabel({ say, words }: Writer, { node: id }: SpaceView, node: number): string {
  const fork = FORKS.find((one) => one?.outer.includes(node) || one?.inner.includes(node))
  if (fork === undefined || fork === null) return say.node(id)
  return words.zones.way(say.node(id), fork.inner.includes(node))
}

function spaceItems(w: Writer, { node, place, owner, ranchers, price }: SpaceView): ZoneItem[] {
  const { words, say } = w
  const target = `space ${node}`
  if (place === null) {
    return [{ text: words.zones.free(say.money(price ?? 0)), component: 'empty-space', target }]
  }
  const building = owner === null ? say.place(place) : words.zones.owned(say.place(place), name(w, owner))
  const called = place === 'el-paso' ? words.zones.elPaso : building
  const tile: ZoneItem = { text: called, component: place, target }
  const pawns = ranchers.map((who): ZoneItem => {
    const pawn = { text: `● ${name(w, who)}`, component: 'rancher' }
    return who === 'sue' ? pawn : { ...pawn, seat: who }
  })
  return [typeof owner === 'number' ? { ...tile, seat: owner } : tile, ...pawns]
}

function postsZone(w: Writer): Zone {
  const { view, words } = w
  const rows = view.posts.map(({ post, discs }): ZoneRow => {
    const target = `post ${post}`
    const items = discs.map((who): ZoneItem => {
      const disc = { text: name(w, who), component: post, target }
      return who === 'sue' ? disc : { ...disc, seat: who }
    })
    return {
      label: postLabel(w, post),
      items: itemsOr(items, { text: words.zones.none, component: post, target }),
    }
  })
  return { id: 'posts', kind: 'track', title: words.zones.posts, rows }
}

/** With what a disc brings there. */
function postLabel({ say, words }: Writer, post: PostId): string {
  const { points, reward } = POSTS.find(({ id }) => id === post) ?? POSTS[0]
  const gains = [
    ...(points > 0 ? [words.zones.victoryPoints(points)] : []),
    ...(reward === null ? [] : [words.zones.rewards[reward]]),
  ]
  return gains.length === 0 ? say.post(post) : `${say.post(post)} (${gains.join(', ')})`
}

function suppliesZone({ view, words, say }: Writer): Zone {
  const { zones: z } = words
  const stacks = <I extends string>(
    cards: readonly Counted<I>[],
    called: (id: I) => string,
    target: (id: I, index: number) => string,
  ): ZoneItem[] =>
    cards.map(({ id, count }, i) => ({ text: z.stack(called(id), count), component: id, target: target(id, i) }))
  const rows: ZoneRow[] = [
    { label: z.market, items: stacks(view.market, say.breed, (id) => `cattle ${id}`) },
    {
      label: z.workers,
      items: stacks(
        view.workers,
        (id) => say.worker(id),
        (id) => `worker ${id}`,
      ),
    },
    { label: z.buildings, items: stacks(view.buildings, say.place, (_, i) => `building ${i + 1}`) },
    {
      label: z.train,
      items: view.train.map((id, i) => ({ text: say.train(id), component: id, target: `train train-${i + 1}` })),
    },
  ]
  return { id: 'supplies', kind: 'market', title: z.supplies, rows }
}

function tilesZone({ view, words, say }: Writer): Zone {
  const { zones: z } = words
  const row = (label: string, pile: View['objectives'] | View['bonuses'], stack: string): ZoneRow => ({
    label,
    items: [
      ...pile.shown.map(
        (id): ZoneItem => (id === null ? { text: z.gap } : { text: say.tile(id), component: id, target: `tile ${id}` }),
      ),
      { text: z.unseen(pile.left), component: stack },
    ],
  })
  const rows = [row(z.objectives, view.objectives, 'objective-stack'), row(z.bonuses, view.bonuses, 'bonus-stack')]
  return { id: 'tiles', kind: 'market', title: z.tiles, rows }
}

/** Own hand, and one that lies open for a delivery. */
function handZones(w: Writer): Zone[] {
  const { view, words, say } = w
  const { zones: z } = words
  const cards = (ids: readonly BreedId[]): ZoneRow[] => [
    {
      items: itemsOr(
        ids.map((id) => ({ text: say.breed(id), component: id })),
        { text: z.none },
      ),
    },
  ]
  const out: Zone[] = []
  const { openHand, seat } = view
  if (seat !== null) {
    out.push({
      id: 'hand',
      kind: 'hand',
      title: z.hand(view.handValue),
      owner: seat,
      rows: [...cards(view.hand), free(w)],
    })
  }
  if (openHand !== null && openHand.seat !== seat) {
    const title = z.openHand(name(w, openHand.seat), openHand.value)
    out.push({ id: 'open-hand', kind: 'hand', title, owner: openHand.seat, rows: cards(openHand.cards) })
  }
  return out
}

/** What can be asked about besides the things on the table: auxiliary actions and free actions. */
function free({ view, words, say }: Writer): ZoneRow {
  const discs = view.seat === null ? [] : view.players[view.seat].discs
  const called = (id: AuxiliaryId): string => {
    const improved = !discs.includes(`disc-${id}`)
    const open = improved || id === 'aux-money' || id === 'aux-exchange'
    return open ? say.auxiliary(id, improved) : words.zones.locked(say.auxiliary(id, improved))
  }
  const auxiliaries = AUXILIARIES.map(
    (id): ZoneItem => ({ text: called(id), component: id, target: `auxiliary ${id}` }),
  )
  const token = { text: words.things['exchange-token'].name, component: 'exchange-token', target: 'token' }
  return { label: words.zones.auxiliaries, items: [...auxiliaries, token] }
}
