/** Final points as distributions: boxes with their numbers in a table. */
import type { Spread } from '@waystation/protocol'
import { t } from '../../text/index.ts'
import { useNarrow } from '../../ui/narrow.ts'
import { NumberTable } from '../../ui/number-table.tsx'
import { ticks } from './axis.ts'
import { type Group, pair } from './groups.ts'
import { Mark } from './marks.tsx'
import { statisticsWords } from './text/index.ts'

/** Where it is narrow names stand above their boxes. */
const WIDE = { width: 620, left: 130, row: 60, middle: 30 }
const NARROW = { width: 340, left: 14, row: 70, middle: 46 }
const FOOT = 26
/** Letters of a name that have room beside a box. */
const ROOM = 14

export function Spreads({ groups }: { readonly groups: readonly Group[] }) {
  const words = statisticsWords()
  const { profile } = t()
  const narrow = useNarrow()
  const { width, left, row, middle } = narrow ? NARROW : WIDE
  const rows = groups.flatMap((group) => (group.figures.total ? [{ group, total: group.figures.total }] : []))
  if (rows.length === 0) return null
  const low = Math.min(...rows.map(({ total }) => total.parts[0]))
  const high = Math.max(low + 1, ...rows.map(({ total }) => total.parts[4]))
  const x = (points: number): number => left + ((width - left - 24) * (points - low)) / (high - low)
  const height = row * rows.length
  return (
    <section class="card group">
      <h2>{words.totals}</h2>
      <p class="soft">
        {compared(groups)} {words.totalsSay}
      </p>
      <svg viewBox={`0 0 ${width} ${height + FOOT}`} role="img" aria-label={`${words.totals}. ${compared(groups)}`}>
        {ticks(low, high).map((tick) => (
          <g key={tick} class="chart-tick">
            <line x1={x(tick)} x2={x(tick)} y1={0} y2={height} />
            <text x={x(tick)} y={height + 18} text-anchor="middle">
              {tick}
            </text>
          </g>
        ))}
        {rows.map(({ group, total }, i) => (
          <g key={group.name} transform={`translate(0 ${row * i})`}>
            <text
              x={narrow ? left : left - 16}
              y={narrow ? middle - 26 : middle + 5}
              text-anchor={narrow ? 'start' : 'end'}
              class={group.who === 'own' ? 'strong halo' : 'halo'}
            >
              {narrow ? group.name : shortened(group.name)}
            </text>
            <Box group={group} total={total} x={x} middle={middle} />
          </g>
        ))}
      </svg>
      <details>
        <summary>{profile.asTable}</summary>
        <SpreadTable rows={rows} />
      </details>
    </section>
  )
}

/** The legend above has it in full. */
function shortened(name: string): string {
  const letters = Array.from(name)
  return letters.length <= ROOM
    ? name
    : `${letters
        .slice(0, ROOM - 1)
        .join('')
        .trimEnd()}…`
}

/** How far apart the middles lie; nothing where there are too few games. */
function compared(groups: readonly Group[]): string {
  const words = statisticsWords()
  const half = ({ figures }: Group): number => figures.total?.parts[2] ?? 0
  const [house, legend] = [pair(groups, 'own', 'house'), pair(groups, 'own', 'legend')]
  const said = [
    house && words.besideHouse(half(house[0]) - half(house[1])),
    legend && words.besideLegend(half(legend[0]) - half(legend[1])),
  ]
  return said.filter(Boolean).join(' ')
}

interface RowsProps {
  readonly rows: readonly { readonly group: Group; readonly total: Spread }[]
}

function SpreadTable({ rows }: RowsProps) {
  const words = statisticsWords()
  return (
    <NumberTable
      label={words.totals}
      heads={['', words.least, ...[5, 25, 50, 75, 95].map(words.share), words.most, words.mean]}
    >
      {rows.map(({ group: { name }, total: { least, parts, most, mean } }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {[least, ...parts, most, Math.round(mean)].map((value, i) => (
            <td key={i}>{value}</td>
          ))}
        </tr>
      ))}
    </NumberTable>
  )
}

interface BoxProps {
  readonly group: Group
  readonly total: Spread
  readonly x: (points: number) => number
  /** How far below the top of its row. */
  readonly middle: number
}

function Box({ group, total, x, middle }: BoxProps) {
  const [p5, p25, p50, p75, p95] = total.parts
  const whiskers = `M${x(p5)} ${middle}H${x(p25)}M${x(p75)} ${middle}H${x(p95)}M${x(p5)} ${middle - 7}v14M${x(p95)} ${middle - 7}v14`
  return (
    <g class={group.who === 'own' ? 'spread own' : 'spread'}>
      <path d={whiskers} />
      <rect x={x(p25)} y={middle - 17} width={Math.max(2, x(p75) - x(p25))} height="34" />
      <Mark group={group} x={x(p50)} y={middle} />
      <text x={x(p50) + 12} y={middle + 5} class="strong halo">
        {p50}
      </text>
    </g>
  )
}
