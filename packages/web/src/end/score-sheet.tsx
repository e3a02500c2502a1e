/** The score pad, category by category, as in the box. */
import type { ScoreLine, ScoreSheet as Sheet } from '@waystation/kernel'
import { SeatMark } from '../art/SeatMark.tsx'
import { useRoom } from '../table/room-context.ts'
import { t } from '../text/index.ts'

/** Categories in the order in which they first occur. */
export function categoriesOf(sheets: readonly Sheet[]): readonly string[] {
  return [...new Set(sheets.flatMap(({ lines }) => lines.map(({ category }) => category)))]
}

export function ScoreSheet({ sheets }: { readonly sheets: readonly Sheet[] }) {
  const { names, text } = useRoom()
  const { end } = t()
  return (
    <div class="scroll-x" tabIndex={0} role="region" aria-label={end.title}>
      <table class="score-sheet">
        <thead>
          <tr>
            <th scope="col">{end.category}</th>
            {sheets.map(({ seat }) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} size={22} /> {names(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categoriesOf(sheets).map((category) => (
            <tr key={category}>
              <th scope="row">{text.category(category)}</th>
              {sheets.map(({ seat, lines }) => (
                <Points key={seat} lines={lines.filter((line) => line.category === category)} />
              ))}
            </tr>
          ))}
        </tbody>
        <Foot sheets={sheets} />
      </table>
    </div>
  )
}

function Foot({ sheets }: { readonly sheets: readonly Sheet[] }) {
  const { end } = t()
  return (
    <tfoot>
      <tr class="total">
        <th scope="row">{end.total}</th>
        {sheets.map(({ seat, total }) => (
          <td key={seat}>{total}</td>
        ))}
      </tr>
      <tr>
        <th scope="row">{end.rank}</th>
        {sheets.map(({ seat, rank }) => (
          <td key={seat}>{rank}</td>
        ))}
      </tr>
    </tfoot>
  )
}

function Points({ lines }: { readonly lines: readonly ScoreLine[] }) {
  const { text } = useRoom()
  const notes = lines.map((line) => text.scoreNote(line)).filter((note) => note !== '')
  return (
    <td>
      {lines.length === 0 ? '–' : lines.reduce((sum, { points }) => sum + points, 0)}
      {notes.length > 0 && <small>{notes.join('; ')}</small>}
    </td>
  )
}
