/** The whole table as readable zones, for the terminal, the generic web table and screen readers. */
import type { Zone, ZoneItem, ZoneRow } from '@waystation/kernel'
import { TableText, type Telling } from '@waystation/wording'
import { ACTION_AREAS } from '../data/action-areas.ts'
import { smallOf, type TileId, tileOf } from '../data/cattle.ts'
import type { PastureView, PlayerView, SpaceView, View } from '../view.ts'
import type { Words } from './words.ts'
import type { Say } from './phrases.ts'

export function zones(telling: Telling<View, Words, Say>): Zone[] {
  const { view } = telling
  const table = new GauchoTable(telling)
  return [
    table.state(),
    table.pampa(),
    table.rodeo(),
    table.areas(),
    ...table.secrets(),
    ...view.players.map((player, seat) => table.player(player, seat)),
  ]
}

class GauchoTable extends TableText<View, Words, Say> {
  state(): Zone {
    const { zones, phases } = this.words
    const { phase, round, startPlayer, pile, removedBreed } = this.view
    const rows: ZoneRow[] = [
      { label: zones.phase, items: [{ text: phases[phase] }] },
      { label: zones.round, items: [{ text: String(round) }] },
      {
        label: zones.startPlayer,
        items: [{ text: this.names(startPlayer), component: 'start-player', seat: startPlayer }],
      },
      { label: zones.pile, items: [{ text: String(pile), component: 'pile' }] },
    ]
    if (removedBreed) rows.push({ label: zones.removedBreed, items: [{ text: this.say.breed(removedBreed) }] })
    return { id: 'state', kind: 'track', title: zones.state, rows }
  }

  /** The largest pasture on top, as on the board. */
  pampa(): Zone {
    const rows = this.view.pastures.map((pasture, i): ZoneRow => {
      const label = this.words.zones.pasture(i + 1, pasture.total)
      return { label, items: [...pasture.spaces.map((space) => this.space(space)), ...this.covered(pasture)] }
    })
    return { id: 'pampa', kind: 'board', title: this.words.zones.pampa, rows: rows.reverse() }
  }

  private space({ tile, gaucho }: SpaceView): ZoneItem {
    if (tile === null) return { text: this.words.zones.free }
    const item: ZoneItem = { ...this.face(tile), target: `tile ${tile}` }
    if (gaucho === null) return item
    const { standing, lying } = this.words.zones
    const pose = (gaucho.standing ? standing : lying)(this.names(gaucho.seat))
    return { ...item, text: `${item.text} ${pose}`, seat: gaucho.seat }
  }

  private covered({ covered }: PastureView): ZoneItem[] {
    return Array.from({ length: covered }, () => ({ text: this.words.zones.covered, component: 'covered-space' }))
  }

  /** A tile as printed: large and small number. */
  private face(id: TileId): ZoneItem {
    return { text: `${this.say.tile(id)}/${smallOf(tileOf(id))}`, component: id }
  }

  rodeo(): Zone {
    const { zones } = this.words
    const dice = (values: readonly number[]): ZoneItem[] =>
      values.length === 0 ? [{ text: zones.none }] : values.map((die) => ({ text: String(die), component: 'rodeo' }))
    const rows: ZoneRow[] = [{ label: zones.diceLeft, items: dice(this.view.rodeo) }]
    if (this.view.turn !== null) {
      rows.push({ label: zones.diceTaken(this.names(this.view.turn)), items: dice(this.view.taken) })
    }
    return { id: 'rodeo', kind: 'market', title: zones.rodeo, rows }
  }

  areas(): Zone {
    const rows = ACTION_AREAS.map(({ id, accepts }): ZoneRow => {
      const seats = this.view.players.flatMap((player, seat) => (player.areas.includes(id) ? [seat] : []))
      const items = seats.map((seat): ZoneItem => ({ text: this.names(seat), component: 'gaucho', seat }))
      const label = `${this.say.area(id).name} (${accepts.join(', ')})`
      const empty = [{ text: this.words.zones.none, component: id, target: `area ${id}` }]
      return { label, items: items.length === 0 ? empty : items.map((item) => ({ ...item, target: `area ${id}` })) }
    })
    return { id: 'areas', kind: 'board', title: this.words.zones.areas, rows }
  }

  /** Face-down tiles, and those of them the reader has seen. */
  secrets(): Zone[] {
    const { zones } = this.words
    const { steppe, hand, discarded } = this.view
    const items = (tiles: readonly TileId[]): ZoneItem[] => tiles.map((id) => this.face(id))
    const rows: ZoneRow[] = [{ items: [{ text: zones.faceDown(steppe.count), component: 'steppe-tiles' }] }]
    if (steppe.known.length > 0) rows.push({ label: zones.known, items: items(steppe.known) })
    if (steppe.fetched.length > 0) rows.push({ label: zones.fetched, items: items(steppe.fetched) })
    const out: Zone[] = [{ id: 'steppe', kind: 'pile', title: zones.steppe, rows }]
    if (hand.length > 0) out.push({ id: 'hand', kind: 'hand', title: zones.hand, rows: [{ items: items(hand) }] })
    if (discarded.length > 0) {
      out.push({ id: 'discarded', kind: 'pile', title: zones.discarded, rows: [{ items: items(discarded) }] })
    }
    return out
  }

  player(player: PlayerView, seat: number): Zone {
    const { zones, breeds } = this.words
    const herds = player.herds.map(
      ({ breed, tiles }): ZoneRow => ({
        label: breeds[breed],
        items: tiles.map((id) => ({
          ...this.face(id),
          target: this.view.seat === seat ? `herd ${breed}` : `tile ${id}`,
        })),
      }),
    )
    const rows: ZoneRow[] = [
      { label: zones.pesos, items: [{ text: String(player.pesos), component: 'pesos' }] },
      { label: zones.gauchos, items: [{ text: String(player.supply), component: 'gaucho' }] },
      ...herds,
    ]
    if (player.incoming.length > 0) {
      rows.push({ label: zones.incoming, items: player.incoming.map((id) => this.face(id)) })
    }
    return { id: `player ${seat}`, kind: 'player', title: this.names(seat), owner: seat, rows }
  }
}
