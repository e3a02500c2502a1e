/** What is chosen before the game begins, laid out large over the trays: boards, or two partners. */
import { type BoardId, type Face, SIDES } from '@waystation/wild-tiled-west'
import type { Target } from '../../../adapter.ts'
import { fitted } from '../../../art/fitted.ts'
import type { Box } from '../../../art/ink.ts'
import { planOfSide } from '../land/plan.ts'
import type { Labels } from '../labels.ts'
import { SmallLand } from '../small/SmallSettlement.tsx'
import type { Sight } from '../spots.ts'
import { partnerTarget, sideTarget } from '../targets.ts'
import { PartnerCard } from './PartnerCard.tsx'

const INK = 'var(--piece-ink)'

interface Choice {
  readonly target: Target
  readonly box: Box
  readonly label: string
}

interface SideChoice extends Choice {
  readonly board: BoardId
  readonly face: Face
}

const HEAD = 34

/** A grid of equal boxes in a frame. */
function laidOut(frame: Box, count: number, columns: number, at: number): Box {
  const [wide, high] = [(frame.width - 16) / columns, (frame.height - HEAD - 10) / Math.ceil(count / columns)]
  return {
    x: frame.x + 8 + (at % columns) * wide + 3,
    y: frame.y + HEAD + Math.floor(at / columns) * high + 3,
    width: wide - 6,
    height: high - 6,
  }
}

export function sideChoices({ layout, lit, labels }: Pick<Sight, 'layout' | 'lit' | 'labels'>): readonly SideChoice[] {
  const frame = layout.trays?.rect
  const open = SIDES.filter(({ board, face }) => lit.has(sideTarget(board, face)))
  if (frame === undefined) return []
  const columns = open.length > 9 ? 4 : open.length > 4 ? 3 : 2
  return open.map(({ board, face }, i) => ({
    board,
    face,
    target: sideTarget(board, face),
    box: laidOut(frame, open.length, columns, i),
    label: labels.name(`${board} ${face}`),
  }))
}

export function partnerChoices({
  view,
  layout,
  lit,
  labels,
}: Pick<Sight, 'view' | 'layout' | 'lit' | 'labels'>): readonly (Choice & {
  readonly id: (typeof view.hand)[number]
})[] {
  const frame = layout.trays?.rect
  if (frame === undefined || !view.hand.some((id) => lit.has(partnerTarget(id)))) return []
  return view.hand.map((id, i) => {
    const box = laidOut(frame, view.hand.length, view.hand.length, i)
    const tall = Math.min(box.height, box.width * 1.1)
    return {
      id,
      target: partnerTarget(id),
      box: { ...box, y: box.y + (box.height - tall) / 2, height: tall },
      label: labels.name(id),
    }
  })
}

export const chooserBoxes = (sight: Sight): readonly Choice[] => {
  const sides = sideChoices(sight)
  return sides.length > 0 ? sides : partnerChoices(sight)
}

export function Chooser(sight: Sight) {
  const { layout, labels } = sight
  const frame = layout.trays?.rect
  const sides = sideChoices(sight)
  const partners = partnerChoices(sight)
  if (frame === undefined || sides.length + partners.length === 0) return null
  const title = sides.length > 0 ? labels.words.chooseBoard : labels.words.choosePartner
  return (
    <g font-family="var(--font-text)">
      <rect
        x={frame.x}
        y={frame.y}
        width={frame.width - 2}
        height={frame.height - 3}
        rx="9"
        fill="var(--paper)"
        stroke={INK}
        stroke-width="1.6"
      />
      <text x={frame.x + 14} y={frame.y + 24} font-size="18" font-weight="800" fill="var(--ink)">
        {title}
      </text>
      {sides.map((side) => (
        <SideCard key={side.target} side={side} labels={labels} />
      ))}
      {partners.map(({ id, box }) => (
        <PartnerCard key={id} id={id} name={labels.name(id)} box={box} met={null} />
      ))}
    </g>
  )
}

function SideCard({ side: { board, face, box }, labels }: { readonly side: SideChoice; readonly labels: Labels }) {
  const size = Math.min(box.width, box.height - 18)
  const found = SIDES.find((side) => side.board === board && side.face === face)
  if (found === undefined) return null
  const [name] = labels.name(`${board} ${face}`).split(',')
  const title = `${name} ${'★'.repeat(found.stars)}`
  return (
    <g>
      <g transform={`translate(${box.x + (box.width - size) / 2} ${box.y}) scale(${size / 176})`}>
        <SmallLand plan={planOfSide(found)} />
      </g>
      <text
        x={box.x + box.width / 2}
        y={box.y + box.height - 4}
        text-anchor="middle"
        font-size={fitted(title, box.width, 13)}
        font-weight="700"
        fill="var(--ink)"
      >
        {title}
      </text>
    </g>
  )
}
