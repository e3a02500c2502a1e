/** The partners of a player: one kept in secret, one won at the hat. */
import type { PlayerView } from '@waystation/wild-tiled-west'
import type { Box } from '../../../art/ink.ts'
import { seatIdentity } from '../../../art/seats.ts'
import type { Labels } from '../labels.ts'
import { CardBack, PartnerCard } from './PartnerCard.tsx'

/** One below the other, or side by side where that is wider. */
export function ownPartnerBox({ x, y, width, height }: Box, at: number): Box {
  return width > height
    ? { x: x + (at * width) / 2, y, width: width / 2 - 4, height: height - 3 }
    : { x, y: y + (at * height) / 2, width: width - 2, height: height / 2 - 4 }
}

interface OwnPartnersProps {
  readonly rect: Box
  readonly player: PlayerView
  readonly labels: Labels
  /** Whoever looks sees their own land. */
  readonly own: boolean
}

export function OwnPartners({ rect, player, labels, own }: OwnPartnersProps) {
  const { colour } = seatIdentity(player.seat)
  const [kept, second] = [ownPartnerBox(rect, 0), ownPartnerBox(rect, 1)]
  const met = (id: NonNullable<PlayerView['partner']>) => (own ? labels.met(id) : null)
  return (
    <g font-family="var(--font-text)">
      {player.partner !== null ? (
        <PartnerCard
          id={player.partner}
          name={labels.name(player.partner)}
          box={kept}
          met={met(player.partner)}
          colour={colour}
          secret
        />
      ) : player.hasPartner ? (
        <CardBack box={kept} count={null} colour={colour} />
      ) : (
        <Empty box={kept} words="" />
      )}
      {player.second !== null ? (
        <PartnerCard
          id={player.second}
          name={labels.name(player.second)}
          box={second}
          met={met(player.second)}
          colour={colour}
        />
      ) : (
        <Empty box={second} words={labels.words.atTheHat} />
      )}
    </g>
  )
}

function Empty({ box: { x, y, width, height }, words }: { readonly box: Box; readonly words: string }) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="4"
        fill="none"
        stroke="var(--ink-faint)"
        stroke-width="1.2"
        stroke-dasharray="4 3"
      />
      <text
        x={x + width / 2}
        y={y + height / 2 + 5}
        text-anchor="middle"
        font-size="13"
        font-weight="600"
        fill="var(--ink-soft)"
      >
        {words}
      </text>
    </g>
  )
}
