/** The score pad, category by category, as in the box. Where there is little room, the notes to a category open under it. */
import type { GameText, GameTypes, ScoreLine, ScoreSheet as Sheet } from '@waystation/kernel'
import { useState } from 'preact/hooks'
import { inFigures } from '@waystation/wording'
import { SeatMark } from '../art/SeatMark.tsx'
import { useRoom } from '../table/room-context.ts'
import { t } from '../text/index.ts'
import { useMedia } from '../ui/narrow.ts'
import { RatingRow } from './rating-row.tsx'

/** A phone, upright or sideways: small letters, and names that may be cut. */
const HELD = '(max-width: 46rem), (max-height: 30rem) and (orientation: landscape)'
/** All numbers are in sight at once on a laptop. */
const LOW = '(max-height: 57rem)'

/** Categories in the order in which they first occur. */
export function categoriesOf(sheets: readonly Sheet[]): readonly string[] {
  return [...new Set(sheets.flatMap(({ lines }) => lines.map(({ category }) => category)))]
}

const linesOf = ({ lines }: Sheet, category: string): readonly ScoreLine[] =>
  lines.filter((line) => line.category === category)

export function ScoreSheet({ sheets }: { readonly sheets: readonly Sheet[] }) {
  const { end } = t()
  // Numbers only; a phone may be turned while it is read.
  const narrow = useMedia(HELD)
  const folded = useMedia(LOW) || narrow
  return (
    <div class="scroll-x" tabIndex={0} role="region" aria-label={end.title}>
      <table class={`score-sheet${narrow ? ' narrow' : ''}${folded ? ' folded' : ''}`}>
        <Head sheets={sheets} />
        <tbody>
          {categoriesOf(sheets).map((category) => (
            <Category key={category} category={category} sheets={sheets} folded={folded} />
          ))}
        </tbody>
        <Foot sheets={sheets} />
      </table>
    </div>
  )
}

function Head({ sheets }: { readonly sheets: readonly Sheet[] }) {
  const { names } = useRoom()
  return (
    <thead>
      <tr>
        <th scope="col">{t().end.category}</th>
        {sheets.map(({ seat, rank }) => (
          <th key={seat} scope="col" class={rank === 1 ? 'best' : ''}>
            <SeatMark seat={seat} size={22} /> <span class="sheet-name">{names(seat)}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface CategoryProps {
  readonly category: string
  readonly sheets: readonly Sheet[]
  /** The notes open under their category. */
  readonly folded: boolean
}

function Category({ category, sheets, folded }: CategoryProps) {
  const { text, names } = useRoom()
  const [open, setOpen] = useState(false)
  const title = text.category(category)
  const notes = sheets.map((sheet) => ({ seat: sheet.seat, note: noteOf(text, linesOf(sheet, category)) }))
  const told = notes.filter(({ note }) => note !== '')
  const foldable = folded && told.length > 0
  return (
    <>
      <tr>
        <th scope="row">
          {foldable ? (
            <button type="button" class="unfold" aria-expanded={open} onClick={() => setOpen(!open)}>
              {title}
            </button>
          ) : (
            title
          )}
        </th>
        {sheets.map((sheet, i) => (
          <Points key={sheet.seat} lines={linesOf(sheet, category)} note={folded ? '' : notes[i].note} />
        ))}
      </tr>
      {foldable && open && (
        <tr class="notes">
          <td colSpan={sheets.length + 1}>
            {told.map(({ seat, note }) => (
              <p key={seat}>
                <SeatMark seat={seat} size={18} /> <b>{names(seat)}</b> {note}
              </p>
            ))}
          </td>
        </tr>
      )}
    </>
  )
}

function noteOf(text: GameText<GameTypes>, lines: readonly ScoreLine[]): string {
  return lines
    .map((line) => text.scoreNote(line))
    .filter((note) => note !== '')
    .join('; ')
}

function Points({ lines, note }: { readonly lines: readonly ScoreLine[]; readonly note: string }) {
  return (
    <td>
      {lines.length === 0 ? '–' : inFigures(lines.reduce((sum, { points }) => sum + points, 0))}
      {note !== '' && <small>{note}</small>}
    </td>
  )
}

function Foot({ sheets }: { readonly sheets: readonly Sheet[] }) {
  const { end } = t()
  return (
    <tfoot>
      <tr class="total">
        <th scope="row">{end.total}</th>
        {sheets.map(({ seat, total, rank }) => (
          <td key={seat} class={rank === 1 ? 'best' : ''}>
            {inFigures(total)}
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row">{end.rank}</th>
        {sheets.map(({ seat, rank }) => (
          <td key={seat}>{rank}</td>
        ))}
      </tr>
      <RatingRow sheets={sheets} />
    </tfoot>
  )
}
