/** The job market: twelve rows with their prices; below the token nobody can be hired yet; lines where foresight and the end act. */
import { JOB_ROWS, type View } from '@waystation/great-western-trail'
import type { Box } from '../../../art/ink.ts'
import { Lettering } from '../../../art/Lettering.tsx'
import { around, box, centre } from '../../../board/boxes.ts'
import type { BoardWords } from '../text/words.ts'
import { CattleSign } from '../glyphs/signs.tsx'
import { Head, Sheet } from './marks.tsx'
import { WorkerTile } from './Tile.tsx'

const INK = 'var(--piece-ink)'
const LINES = { black: null, yellow: '#e0a50c', red: '#b3261c' } as const

const headOf = ({ height }: Box): number => Math.max(15, Math.min(22, height * 0.06))

/** The cells of the workers, row by row. */
export function jobCells(jobs: Box, columns: number): readonly (readonly Box[])[] {
  const head = headOf(jobs)
  const rows = JOB_ROWS.length
  const height = (jobs.height - head - 4) / rows
  const price = Math.min(33, jobs.width * 0.27)
  const width = (jobs.width - price - 4) / Math.max(3, columns)
  return JOB_ROWS.map((_, row) =>
    Array.from({ length: columns }, (_cell, i) =>
      box(jobs.x + price + i * width, jobs.y + head + 2 + row * height, width, height),
    ),
  )
}

/** The tile of a worker in its cell. */
export function tileIn(cell: Box): Box {
  const { x, y } = centre(cell)
  const size = Math.min(cell.height, cell.width) - 2
  return around(x, y, size, size)
}

interface JobsProps {
  readonly view: View
  readonly rect: Box
  readonly words: BoardWords
}

export function Jobs({ view: { jobMarket, tokenRow, players }, rect, words }: JobsProps) {
  const cells = jobCells(rect, players.length)
  const token = tokenRow ?? jobMarket.length + 1
  return (
    <g>
      <Sheet {...rect} fill="var(--gw-paper)" />
      <Head x={rect.x} y={rect.y} width={rect.width} height={headOf(rect)}>
        {words.jobs}
      </Head>
      {jobMarket.map(({ row, cost, workers }, i) => {
        const [first] = cells[i]
        const size = tileIn(first).width
        const open = row < token
        return (
          <g key={row}>
            {!open && (
              <rect
                x={rect.x + 2}
                y={first.y}
                width={rect.width - 4}
                height={first.height}
                fill="var(--gw-paper-dim)"
              />
            )}
            {row === token && (
              <rect x={rect.x + 2} y={first.y} width={rect.width - 4} height={first.height} fill="#f3d98f" />
            )}
            <Lettering
              x={rect.x + 5}
              y={first.y + first.height / 2 + 4}
              size={Math.min(15, Math.max(11, first.height * 0.52))}
              anchor="start"
              fill={open ? INK : '#6f5a3a'}
              within={cells[i][0].x - rect.x - 6}
            >
              {words.money(cost)}
            </Lettering>
            {workers.map((worker, column) => {
              const cell = cells[i][column]
              return (
                <g key={column} transform={`translate(${cell.x + cell.width / 2} ${cell.y + cell.height / 2})`}>
                  {worker === null ? (
                    <rect
                      x={-size * 0.4}
                      y={-size * 0.4}
                      width={size * 0.8}
                      height={size * 0.8}
                      rx={size * 0.16}
                      fill="none"
                      stroke="#a58a55"
                      stroke-width="0.8"
                    />
                  ) : (
                    <WorkerTile worker={worker} size={size} />
                  )}
                </g>
              )
            })}
            {row === token && (
              <Token
                x={rect.x + rect.width - first.height * 0.5 - 2}
                y={first.y + first.height / 2}
                r={Math.min(first.height * 0.42, first.width * 0.5)}
              />
            )}
          </g>
        )
      })}
      {JOB_ROWS.map(({ arrow }, i) => (
        <Line key={i} colour={LINES[arrow]} rect={rect} y={cells[i][0].y + cells[i][0].height} />
      ))}
    </g>
  )
}

/** Below a row: new cattle come when the token passes it, or the game ends. */
function Line({
  colour,
  rect: { x, width },
  y,
}: {
  readonly colour: string | null
  readonly rect: Box
  readonly y: number
}) {
  if (colour === null) return null
  return (
    <g>
      <path d={`M${x + 3} ${y}H${x + width - 3}`} stroke={colour} stroke-width="2.4" />
      {colour === LINES.yellow && (
        <g transform={`translate(${x + width - 9} ${y})`}>
          <circle r="6" fill="#f0c33c" stroke={INK} stroke-width="0.9" />
          <CattleSign size={9} />
        </g>
      )}
    </g>
  )
}

/** Whoever fills the last row takes it. */
const Token = ({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) => (
  <g transform={`translate(${x} ${y}) scale(${r / 10})`}>
    <circle r="10" fill="#e9b43c" stroke={INK} stroke-width="1.4" />
    <path d="M-6 6L-2-6L0-1L2-6L6 6Z" fill="#7a3b16" stroke={INK} stroke-width="0.9" stroke-linejoin="round" />
  </g>
)
