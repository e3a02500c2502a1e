/** What a screen reader says about each thing on the board, from the game's own words. */
import {
  BUILDINGS,
  type BuildingId,
  type CardId,
  type CityId,
  type GreatWesternTrail,
  JOB_ROWS,
  type NodeId,
  PURCHASES,
  type SpaceId,
  type StationId,
  type SupplyTileId,
  type TileView,
  type View,
  type WorkerId,
} from '@waystation/great-western-trail'
import type { GameText, Language, Names, Seat } from '@waystation/kernel'
import { capitalized } from '@waystation/wording'
import { BoardLabels } from '../../board/labels.ts'
import { type BoardWords, boardWords } from './text/words.ts'

/** The component behind a tile on the trail. */
export function tileComponent(tile: TileView): string {
  if (tile.kind === 'neutral') return `neutral-building-${tile.letter.toLowerCase()}`
  return tile.kind === 'building' ? `building-${tile.building}` : tile.tile
}

export class Labels extends BoardLabels<GreatWesternTrail, BoardWords> {
  readonly language: Language

  constructor(view: View, names: Names, text: GameText<GreatWesternTrail>) {
    super(view, names, text, boardWords)
    this.language = text.language
  }

  private say(words: string): string {
    return capitalized(words)
  }

  node(node: NodeId): string {
    const space = this.view.trail.find((each) => each.node === node)
    const tile = space?.tile ?? null
    const what = [
      ...(tile === null ? [this.words.emptySite] : [this.name(tileComponent(tile))]),
      ...(tile?.kind === 'building' ? [this.words.ownedBy(this.names(tile.owner))] : []),
      ...(space?.cattlemen ?? []).map((seat) => this.words.stands(this.names(seat))),
    ]
    return this.say(this.words.space(this.name(`space-${node}`), node === 'kansas-city' ? what.slice(1) : what))
  }

  branch(node: NodeId): string {
    return this.words.branch(this.name(`space-${node}`))
  }

  action(index: number): string {
    return this.say(this.name(`action-${index}`))
  }

  auxiliary(id: string): string {
    return this.say(this.name(id))
  }

  double(id: string): string {
    return this.say(this.words.double(this.name(id)))
  }

  hand(card: CardId): string {
    return this.words.inHand(this.name(card))
  }

  worker(worker: WorkerId, row: number): string {
    return this.say(this.words.jobsRow(this.name(worker), row, this.words.money(JOB_ROWS[row - 1].cost)))
  }

  stack(name: string, count: number): string {
    return this.say(this.words.left(this.name(name), count))
  }

  price(id: string): string {
    const way = PURCHASES.find((each) => each.id === id)
    return way === undefined ? id : this.words.cowboysFor(way.cowboys, way.cards, this.words.money(way.money))
  }

  building(id: BuildingId): string {
    const { craftsmen } = BUILDINGS.find((each) => each.id === id) ?? BUILDINGS[0]
    return this.say(this.words.toBuild(this.name(`building-${id}`), this.words.craftsmen(craftsmen)))
  }

  side(id: BuildingId): string {
    return this.words.side(this.name(`building-${id}`))
  }

  foresight(column: number, tile: SupplyTileId): string {
    return this.say(this.words.inPile(`${this.words.kansasCity} ${column}`, this.name(tile)))
  }

  track(space: SpaceId, engines: readonly Seat[]): string {
    const [kind, number] = space.split('-')
    const where = this.words.track(Number(number), kind === 'turnout')
    return this.words.engines(
      where,
      engines.map((seat) => this.names(seat)),
    )
  }

  station(id: StationId): string {
    const owners = this.view.players.filter(({ stations }) => stations.includes(id))
    return this.say(
      this.words.discs(
        this.name(id),
        owners.map(({ seat }) => this.names(seat)),
      ),
    )
  }

  city(id: CityId): string {
    const component = this.view.cities.find(({ city }) => city === id)?.component ?? id
    const owners = this.view.players.filter(({ cities }) => cities.some(({ city }) => city === id))
    return this.say(
      this.words.discs(
        this.name(component),
        owners.map(({ seat }) => this.names(seat)),
      ),
    )
  }

  disc(id: string): string {
    return this.say(this.words.discThere(this.name(id)))
  }

  atWork(worker: WorkerId, seat: Seat): string {
    return this.say(this.words.atWork(this.name(worker), this.view.players[seat].workers[worker]))
  }

  won(seat: Seat, id: string): string {
    return this.words.won(this.names(seat), this.name(id))
  }
}
