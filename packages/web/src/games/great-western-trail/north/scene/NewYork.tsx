/** The station masters beside New York: one of them for every delivery there. */
import type { View } from '@waystation/great-western-trail'
import type { Box } from '../../../../art/ink.ts'
import type { Labels } from '../../labels.ts'
import { MasterTile } from '../../scene/MasterTile.tsx'
import { masterBoxes } from '../layout/annex.ts'

interface NewYorkProps {
  readonly view: View
  readonly box: Box
  readonly labels: Labels
}

export function NewYork({ view, box, labels }: NewYorkProps) {
  const masters = view.map?.newYork ?? []
  return (
    <g>
      {masterBoxes(box, masters.length).map((rect, i) => (
        <g key={masters[i]} transform={`translate(${rect.x} ${rect.y})`}>
          <MasterTile id={masters[i]} size={rect} money={labels.words.money} />
        </g>
      ))}
    </g>
  )
}
