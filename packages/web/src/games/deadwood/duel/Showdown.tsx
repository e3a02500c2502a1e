/** High noon: the fighters face to face, dice thrown one by one, hits, wounds and the end. */
import type { Seat } from '@waystation/kernel'
import { fitted } from '../../../art/fitted.ts'
import { cut, ground, hatch, rolling } from '../../../art/ink.ts'
import { Cowboy } from '../../../art/pieces/Cowboy.tsx'
import { SeatShapeMark } from '../../../art/SeatMark.tsx'
import { type Labels, strengthOf } from '../labels.ts'
import type { Layout } from '../layout/types.ts'
import { Dice, Flash, Shout, Wounds } from './shots.tsx'
import type { Fighter, Showdown } from './showdown.ts'

const INK = 'var(--piece-ink)'

interface ShowdownProps {
  readonly duel: Showdown
  readonly layout: Layout
  readonly labels: Labels
  /** Names the moment, so that only the newest die rolls. */
  readonly moment: number
}

export function ShowdownStage({ duel, layout, labels, moment }: ShowdownProps) {
  const { x, y, width, height } = layout.showdown
  const title = duel.building === null ? labels.words.finalDuel : labels.words.duel(labels.name(duel.building))
  const column = width / duel.fighters.length
  return (
    <g class="dw-showdown" transform={`translate(${x} ${y})`} aria-hidden="true" font-family="var(--font-text)">
      <Backdrop width={width} height={height} />
      <text
        x={width / 2}
        y="30"
        text-anchor="middle"
        font-family="var(--font-title)"
        font-size={fitted(title, width - 60, 23)}
        fill={INK}
      >
        {title}
      </text>
      {duel.fighters.map((fighter, i) => (
        <Corner
          key={fighter.seat}
          fighter={fighter}
          name={labels.names(fighter.seat)}
          x={column * (i + 0.5)}
          column={column}
          height={height}
          turned={i > 0 && i === duel.fighters.length - 1}
          duel={duel}
          labels={labels}
          moment={moment}
        />
      ))}
      {duel.outcome !== null && <Verdict duel={duel} labels={labels} width={width} />}
    </g>
  )
}

/** The street, long shadows, a printed frame. */
function Backdrop({ width, height }: { readonly width: number; readonly height: number }) {
  const street = height * 0.63
  const hills = rolling(4, width - 4, height * 0.4, 30, 44, 4)
  return (
    <g>
      <rect x="4" y="6" width={width} height={height} rx="12" fill="#000" opacity="0.35" />
      <rect width={width} height={height} rx="12" fill="#f2cd8c" stroke={INK} stroke-width="3" />
      <circle cx={width / 2} cy={height * 0.38} r={height * 0.14} fill="#f0873d" stroke="#d9532c" stroke-width="3" />
      <path d={ground(hills, street)} fill="#b08f5c" stroke={INK} stroke-width="1.4" />
      <path d={`M2 ${height * 0.52}H${width - 2}V${street + 40}H2Z`} fill="#d3a866" />
      <path
        d={hatch(
          { x: 2, y: height * 0.52, width: width - 4, height: street + 30 - height * 0.52 },
          { angle: 0, gap: 6, width: 0.7, seed: 3, open: 0.4 },
        )}
        fill="#8a5f2c"
        opacity="0.7"
      />
      <path
        d={`M1.5 ${street + 18}H${width - 1.5}V${height - 12}Q${width - 1.5} ${height - 1.5} ${width - 12} ${height - 1.5}H12Q1.5 ${height - 1.5} 1.5 ${height - 12}Z`}
        fill="#fbf2da"
      />
      <path d={cut(4, street + 18, width - 4, street + 18, 2)} fill={INK} />
    </g>
  )
}

interface CornerProps {
  readonly fighter: Fighter
  readonly name: string
  readonly x: number
  readonly column: number
  readonly height: number
  readonly turned: boolean
  readonly duel: Showdown
  readonly labels: Labels
  readonly moment: number
}

/** On his back in the dust. */
const LYING = ' translate(-30 -8) rotate(86)'

function Corner({ fighter, name, x, column, height, turned, duel, labels, moment }: CornerProps) {
  const street = height * 0.63
  const scale = Math.min(1.9, column / 74, height / 150)
  const shoots = duel.last?.seat === fighter.seat
  const hit = duel.last !== null && duel.last.target === fighter.seat && duel.last.shot !== 'miss'
  const out = fighter.state !== 'stands'
  return (
    <g transform={`translate(${x} 0)`}>
      {fighter.cowboy !== null && fighter.state !== 'fled' && (
        <g
          class={hit ? 'dw-hit' : undefined}
          key={hit ? `hit ${moment}` : 'stands'}
          transform={`translate(0 ${street}) scale(${scale})${out ? LYING : ''}`}
        >
          <Cowboy seat={fighter.seat} strength={strengthOf(fighter.cowboy)} turned={turned} badge={!out} />
        </g>
      )}
      {shoots && <Flash key={moment} x={turned ? -26 * scale : 26 * scale} y={street - 26 * scale} />}
      {duel.last?.target === fighter.seat && (
        <Shout
          key={`shout ${moment}`}
          y={street - 62 * scale}
          text={labels.words.shots[duel.last.shot]}
          loud={duel.last.shot !== 'miss'}
        />
      )}
      <Wounds count={fighter.wounds} x={(turned ? -1 : 1) * scale * 30 - 9} y={street - 14 * scale} />
      <Name seat={fighter.seat} name={name} y={street + 38} width={column - 16} />
      <Dice fighter={fighter} width={column - 14} y={street + 72} rolling={shoots} moment={moment} />
    </g>
  )
}

function Name({ seat, name, y, width }: { seat: Seat; name: string; y: number; width: number }) {
  const size = fitted(name, width - 30, 15)
  const half = Math.min(width / 2, (name.length * size * 0.56) / 2 + 12)
  return (
    <g>
      <SeatShapeMark seat={seat} x={-half + 4} y={y - 5} r={8} />
      <text x="10" y={y} text-anchor="middle" font-weight="750" font-size={size} fill={INK}>
        {name}
      </text>
    </g>
  )
}

function Verdict({ duel, labels, width }: { duel: Showdown; labels: Labels; width: number }) {
  const [attacker, defender] = duel.fighters.map(({ seat }) => labels.names(seat))
  const { outcomes } = labels.words
  const said = {
    attackerWins: outcomes.attackerWins(attacker),
    defenderWins: outcomes.defenderWins(defender),
    bothLive: outcomes.bothLive(defender),
    bothDie: outcomes.bothDie,
    fled: outcomes.fled(defender),
  }
  const text = duel.outcome === null ? '' : said[duel.outcome]
  const size = fitted(text, width - 70, 21)
  return (
    <g class="dw-verdict" transform={`translate(${width / 2} 26)`}>
      <path
        d={`M${-width / 2 + 14}-22H${width / 2 - 14}L${width / 2 - 26} 0L${width / 2 - 14} 22H${-width / 2 + 14}L${-width / 2 + 26} 0Z`}
        fill="#9c2f1f"
        stroke={INK}
        stroke-width="2"
      />
      <text y={size * 0.35} text-anchor="middle" font-weight="800" font-size={size} fill="#fff6e2">
        {text}
      </text>
    </g>
  )
}
