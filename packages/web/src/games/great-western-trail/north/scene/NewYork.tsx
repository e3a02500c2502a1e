/** The station masters beside New York: one of them for every delivery there. */
import { NORTH, type View } from '@waystation/great-western-trail'
import type { Box } from '../../../../art/ink.ts'
import { Lettering } from '../../../../art/Lettering.tsx'
import type { Labels } from '../../labels.ts'
import { MasterTile } from '../../scene/MasterTile.tsx'
import { masterBoxes } from '../layout/annex.ts'

interface NewYorkProps {
  readonly view: View
  readonly box: Box
  readonly labels: Labels
  /** They do not stand beside the city. */
  readonly apart: boolean
}

export function NewYork({ view, box, labels, apart }: NewYorkProps) {
  const masters = view.map?.newYork ?? []
  return (
    <g>
      {apart && (
        <Lettering x={box.x + box.width / 2} y={box.y - 5} size={13} fill="var(--ink)">
          {labels.name(NORTH.cities.find(({ id }) => id === 'new-york')?.component ?? '')}
        </Lettering>
      )}
      {masterBoxes(box, masters.length).map((rect, i) => (
        <g key={masters[i]} transform={`translate(${rect.x} ${rect.y})`}>
          <MasterTile id={masters[i]} size={rect} money={labels.words.money} />
        </g>
      ))}
    </g>
  )
}
