/** A player's own part of the table. */
import type { Zone, ZoneItem, ZoneRow } from '@waystation/kernel'
import { AUXILIARIES } from '../../data/auxiliaries.ts'
import { DISC_SPOTS } from '../../data/player-board.ts'
import { WORKERS } from '../../data/tiles.ts'
import type { PlayerView } from '../../view.ts'
import type { Reader } from '../zones.ts'
import { cardItems, row } from './cards.ts'
import { annexRows, tableRows } from './modules.ts'

function handRow(player: PlayerView, reader: Reader): ZoneRow {
  const { zones } = reader.words
  const label = `${zones.hand} (${zones.handOf(player.handCount, player.handLimit)})`
  if (player.own === null) return row(label, [{ text: String(player.handCount), component: 'hand' }])
  // One may ask about cards of one's own; once the herds are laid open there is nothing left to ask.
  const ownOnly = reader.view.players.every((other) => other === player || other.own === null)
  return row(label, cardItems(reader, player.own.hand, ownOnly))
}

function cardRows(player: PlayerView, reader: Reader): ZoneRow[] {
  const { zones } = reader.words
  const pile: ZoneItem[] = [{ text: String(player.pileCount), component: 'draw-pile' }]
  const rows = [
    handRow(player, reader),
    row(zones.pile, pile),
    row(zones.discard, cardItems(reader, player.discard)),
    row(zones.ownObjectives, cardItems(reader, player.objectives)),
  ]
  if (player.own !== null) {
    rows.push(row(zones.herdValue, [{ text: String(player.own.handValue), component: 'herd-value' }]))
  }
  return rows
}

function meansRows(player: PlayerView, { words, say }: Reader): ZoneRow[] {
  const { zones } = words
  const { certificates, certificateLimit, permanentCertificates } = player
  return [
    row(zones.purse, [{ text: zones.dollars(player.money), component: 'money' }]),
    row(zones.certificates, [
      { text: zones.certificatesOf(certificates, certificateLimit, permanentCertificates), component: 'certificate' },
    ]),
    row(zones.steps, [{ text: String(player.movementLimit), component: 'cattleman' }]),
    row(
      zones.workers,
      WORKERS.map((w) => ({ text: zones.workerCount(say.worker(w), player.workers[w]), component: w })),
    ),
  ]
}

function auxiliaryRow(player: PlayerView, { words, say }: Reader): ZoneRow {
  const { closed, single, double, auxiliaries } = words.zones
  const items = AUXILIARIES.flatMap(({ id, disc, grey }): ZoneItem[] => {
    const spot = DISC_SPOTS[disc]
    const left = player.discs[spot.id]
    if (left === undefined) return []
    const text = words.zones.labelled(say.auxiliary(id), [closed, single, double][spot.count - left + grey])
    return [{ text, component: id, target: `auxiliary ${id}` }]
  })
  return row(auxiliaries, items)
}

function boardRows(player: PlayerView, { words, say }: Reader): ZoneRow[] {
  const { zones } = words
  const discs = DISC_SPOTS.flatMap(({ id }): ZoneItem[] => {
    const count = player.discs[id] ?? 0
    return count === 0 ? [] : [{ text: zones.copies(count, say.disc(id)), component: id, target: `disc ${id}` }]
  })
  const buildings = player.supply.map((id): ZoneItem => {
    return { text: say.building(id), component: `building-${id}`, target: `building ${Number.parseInt(id, 10)}` }
  })
  return [row(zones.discs, discs), row(zones.buildings, buildings)].filter(({ items }) => items.length > 0)
}

/** Tiles taken from the board, and points where they may be known. */
function winnings(player: PlayerView, { words, say }: Reader): ZoneRow[] {
  const { zones, teepees } = words
  const tiles: ZoneItem[] = player.hazards.map((id) => ({ text: say.tile(id), component: id }))
  if (player.greenTeepees > 0) {
    tiles.push({ text: zones.copies(player.greenTeepees, teepees.green.name), component: 'green-teepee' })
  }
  if (player.blueTeepees > 0) {
    tiles.push({ text: zones.copies(player.blueTeepees, teepees.blue.name), component: 'blue-teepee' })
  }
  const masters = player.stationMasters.map((id): ZoneItem => ({ text: say.master(id), component: id }))
  const rows = [row(zones.tiles, tiles), row(zones.stationMasters, masters)].filter(({ items }) => items.length > 0)
  if (player.points !== null) rows.push(row(zones.points, [{ text: String(player.points) }]))
  return rows
}

export function playerZones(player: PlayerView, reader: Reader): Zone[] {
  const rows = [
    ...meansRows(player, reader),
    ...cardRows(player, reader),
    auxiliaryRow(player, reader),
    ...boardRows(player, reader),
    ...annexRows(player, reader),
    ...tableRows(player, reader),
    ...winnings(player, reader),
  ]
  return [{ id: `player-${player.seat}`, kind: 'player', title: reader.names(player.seat), owner: player.seat, rows }]
}
