/** What a player has won: objective cards played, hazards and teepees, station masters, the token of the job market. */
import type { PlayerView, StationMasterId, ObjectiveId, View } from '@waystation/great-western-trail'
import type { ComponentChildren } from 'preact'
import type { Box } from '../../../art/ink.ts'
import { Lettering } from '../../../art/Lettering.tsx'
import { box } from '../../../board/boxes.ts'
import { DangerSign, Teepee, TEEPEE_COLOURS } from '../glyphs/signs.tsx'
import type { Labels } from '../labels.ts'
import type { Layout } from '../layout/types.ts'
import type { Money } from '../text/words.ts'
import { MasterTile } from './MasterTile.tsx'
import { ObjectiveLine } from './Objective.tsx'

/** A station master's tile is so many times as high as the line of an objective card. */
const MASTER = 1.9

export type WonThing =
  | { readonly kind: 'objective'; readonly id: ObjectiveId; readonly rect: Box }
  | { readonly kind: 'master'; readonly id: StationMasterId; readonly rect: Box }
  | { readonly kind: 'count'; readonly id: string; readonly count: number; readonly rect: Box }

/** Counts in the first line, then masters, then objective cards; lines grow thinner where there are many. */
export function wonThings(room: Box, player: PlayerView): readonly WonThing[] {
  const counts = [
    { id: 'hazard', count: player.hazards.length },
    { id: 'green-teepee', count: player.greenTeepees },
    { id: 'blue-teepee', count: player.blueTeepees },
  ]
  const head = Math.min(36, Math.max(19, room.height * 0.2))
  const third = room.width / counts.length
  const tiles = player.stationMasters
  const cards = player.objectives
  const perRow = room.width > 300 || (room.width > 200 && tiles.length > 4) ? 6 : room.width > 200 ? 4 : 3
  const masterRows = Math.ceil(tiles.length / perRow)
  const cardColumns = room.width > 300 || (room.width > 200 && cards.length > 4) ? 3 : room.width > 200 ? 2 : 1
  const cardRows = Math.ceil(cards.length / cardColumns)
  const rest = room.height - head - 3
  const unit = Math.min(rest / Math.max(1, masterRows * MASTER + cardRows), room.width > 200 ? 36 : 20)
  const wide = room.width / perRow
  const cardWide = room.width / cardColumns
  const below = room.y + head + 3
  return [
    ...counts.map(
      ({ id, count }, i): WonThing => ({
        kind: 'count',
        id,
        count,
        rect: box(room.x + i * third, room.y, third, head),
      }),
    ),
    ...tiles.map(
      (id, i): WonThing => ({
        kind: 'master',
        id,
        rect: box(
          room.x + (i % perRow) * wide,
          below + Math.floor(i / perRow) * unit * MASTER,
          wide - 2,
          unit * MASTER - 2,
        ),
      }),
    ),
    ...cards.map(
      (id, i): WonThing => ({
        kind: 'objective',
        id,
        rect: box(
          room.x + (i % cardColumns) * cardWide,
          below + masterRows * unit * MASTER + Math.floor(i / cardColumns) * unit,
          cardWide - 2,
          unit - 2,
        ),
      }),
    ),
  ]
}

const SIGNS: { readonly [id: string]: ComponentChildren } = {
  hazard: <DangerSign size={17} />,
  'green-teepee': <Teepee size={18} colour={TEEPEE_COLOURS['green-teepee']} />,
  'blue-teepee': <Teepee size={18} colour={TEEPEE_COLOURS['blue-teepee']} />,
}

interface WonProps {
  readonly view: View
  readonly layout: Layout
  readonly labels: Labels
  readonly seat: number
}

export function Won({ view, layout, labels, seat }: WonProps) {
  const room = layout.home.won
  if (room === null) return null
  return (
    <g>
      {wonThings(room, view.players[seat]).map((thing, i) => (
        <g key={i} transform={`translate(${thing.rect.x} ${thing.rect.y})`}>
          <Thing thing={thing} money={labels.words.money} />
        </g>
      ))}
    </g>
  )
}

function Thing({ thing, money }: { readonly thing: WonThing; readonly money: Money }) {
  const { rect } = thing
  if (thing.kind === 'master') return <MasterTile id={thing.id} size={rect} money={money} />
  if (thing.kind === 'objective') return <ObjectiveLine id={thing.id} size={rect} />
  return (
    <g transform={`translate(${rect.width * 0.3} ${rect.height / 2})`} opacity={thing.count === 0 ? 0.45 : 1}>
      <g transform={`scale(${Math.min(1.7, rect.height / 20)})`}>{SIGNS[thing.id]}</g>
      <Lettering
        x={Math.min(rect.width * 0.3, rect.height)}
        y={Math.max(4.6, rect.height * 0.19)}
        size={Math.max(13, rect.height * 0.54)}
        anchor="start"
        fill="var(--ink)"
      >
        {thing.count}
      </Lettering>
    </g>
  )
}
