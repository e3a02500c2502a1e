/** The boards of the modules in the rules help: drawn as on the table, at the start of a game with them. */
import { type GreatWesternTrail, greatWesternTrail } from '@waystation/great-western-trail'
import { start } from '@waystation/kernel'
import { useMemo } from 'preact/hooks'
import type { IllustrationProps } from '../../../adapter.ts'
import { Labels } from '../labels.ts'
import { layoutFor } from '../layout/layout.ts'
import { type Layout, modulesOf, type RegionName } from '../layout/types.ts'
import { NorthLand } from '../north/land/NorthLand.tsx'
import { North } from '../north/scene/North.tsx'
import { PokerTable } from '../poker/PokerTable.tsx'

type Props = IllustrationProps<GreatWesternTrail>

const VARIANTS = { 'rails-north': 'with', 'poker-table': 'with' } as const
const PLAYERS = 4
/** Of the enlarged sheet. */
const HEIGHT = 560

function useTable({ text }: Props, region: RegionName, kind: Layout['kind']) {
  return useMemo(() => {
    const { state } = start(greatWesternTrail, { players: PLAYERS, variants: VARIANTS }, 'illustration')
    const view = greatWesternTrail.view(state, null)
    const labels = new Labels(view, (seat) => String(seat + 1), text)
    return { view, labels, layout: layoutFor(kind, HEIGHT, region, modulesOf(view)), seat: 0 }
  }, [text, region, kind])
}

export function NorthernMap(props: Props) {
  const table = useTable(props, 'north', 'wide')
  const { north } = table.layout
  if (north === null) return null
  return (
    <svg viewBox={`${north.x} ${north.y} ${north.width} ${north.height}`} width="100%" aria-hidden="true">
      <NorthLand box={north} />
      <North {...table} />
    </svg>
  )
}

export function Poker(props: Props) {
  const table = useTable(props, 'poker', 'tall')
  const { poker } = table.layout
  if (poker === null) return null
  return (
    <svg
      viewBox={`${poker.x} ${poker.y + poker.height / 4} ${poker.width} ${poker.height / 2}`}
      width="320"
      aria-hidden="true"
    >
      <PokerTable {...table} />
    </svg>
  )
}
