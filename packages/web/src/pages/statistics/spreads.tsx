/** Final points as distributions: boxes with their numbers in a table. */
import type { Spread } from '@waystation/protocol'
import { t } from '../../text/index.ts'
import type { Group } from '../statistics.tsx'

const WIDTH = 620
const LEFT = 130
const ROW = 56

export function Spreads({ groups }: { readonly groups: readonly Group[] }) {
  const { statistics: words, profile } = t()
  const rows = groups.flatMap(({ name, figures: { total } }) => (total ? [{ name, total }] : []))
  if (rows.length === 0) return null
  const low = Math.min(...rows.map(({ total }) => total.parts[0]))
  const high = Math.max(low + 1, ...rows.map(({ total }) => total.parts[4]))
  const x = (points: number): number => LEFT + ((WIDTH - LEFT - 20) * (points - low)) / (high - low)
  return (
    <section class="card group">
      <h2>{words.totals}</h2>
      <p class="soft">{words.totalsSay}</p>
      <svg viewBox={`0 0 ${WIDTH} ${ROW * rows.length}`} role="img" aria-label={`${words.totals}. ${words.totalsSay}`}>
        {rows.map(({ name, total }, i) => (
          <g key={name} transform={`translate(0 ${ROW * i})`}>
            <text x={LEFT - 12} y={ROW / 2 + 5} text-anchor="end">
              {name}
            </text>
            <Box total={total} x={x} own={i === 0} />
          </g>
        ))}
      </svg>
      <details>
        <summary>{profile.asTable}</summary>
        <div class="scroll-x" tabIndex={0} role="region" aria-label={words.totals}>
          <table class="numbers">
            <thead>
              <tr>
                <th scope="col" />
                {[words.least, '5 %', '25 %', '50 %', '75 %', '95 %', words.most, words.mean].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, total: { least, parts, most, mean } }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {[least, ...parts, most, Math.round(mean)].map((value, i) => (
                    <td key={i}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
}

function Box({
  total,
  x,
  own,
}: {
  readonly total: Spread
  readonly x: (points: number) => number
  readonly own: boolean
}) {
  const [p5, p25, p50, p75, p95] = total.parts
  const middle = ROW / 2
  return (
    <g class={own ? 'spread own' : 'spread'}>
      <path
        d={`M${x(p5)} ${middle}H${x(p25)}M${x(p75)} ${middle}H${x(p95)}M${x(p5)} ${middle - 8}v16M${x(p95)} ${middle - 8}v16`}
      />
      <rect x={x(p25)} y={middle - 16} width={Math.max(2, x(p75) - x(p25))} height="32" />
      <path d={`M${x(p50)} ${middle - 16}v32`} />
      <text x={x(p50) + 6} y={middle + 5}>
        {p50}
      </text>
    </g>
  )
}
