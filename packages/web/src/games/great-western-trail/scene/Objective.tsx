/** An objective card from its top left corner: what it asks for above, points, penalty and immediate action below. */
import { OBJECTIVES, type ObjectiveId, type Task } from '@waystation/great-western-trail'
import type { ComponentChildren } from 'preact'
import { BreedChip } from '../../../art/cow/CattleCard.tsx'
import { Lettering } from '../../../art/Lettering.tsx'
import { still } from '../../../art/still.ts'
import { AnyCard, centred, type Glyph, GlyphRows, inRow } from '../../../board/glyph.tsx'
import { slotGlyph } from '../glyphs/glyph.tsx'
import { DangerSign, HouseSign, SanFranciscoSign, StationSign, Teepee, TEEPEE_COLOURS } from '../glyphs/signs.tsx'
import type { Money } from '../text/words.ts'
import { LEAST, LEAST_MARK, Rosette } from './marks.tsx'

const INK = 'var(--piece-ink)'

export const TASK_SIGNS: { readonly [task in Task]: ComponentChildren } = {
  building: <HouseSign size={18} />,
  'green-teepee': <Teepee size={18} colour={TEEPEE_COLOURS['green-teepee']} />,
  'blue-teepee': <Teepee size={18} colour={TEEPEE_COLOURS['blue-teepee']} />,
  hazard: <DangerSign size={18} />,
  station: <StationSign size={18} />,
  'cattle-value-3': <AnyCard>3</AnyCard>,
  'west-highland': <BreedChip breed="west-highland" height={18} />,
  'texas-longhorn': <BreedChip breed="texas-longhorn" height={18} />,
  'san-francisco-disc': <SanFranciscoSign size={17} />,
}

export const objectiveFace = (id: ObjectiveId) => OBJECTIVES.find((each) => each.id === id) ?? OBJECTIVES[0]

const tasksOf = (id: ObjectiveId): readonly Glyph[] =>
  objectiveFace(id).tasks.map((task) => centred(19, TASK_SIGNS[task]))

interface ObjectiveProps {
  readonly id: ObjectiveId
  readonly size: { readonly width: number; readonly height: number }
  readonly money: Money
}

/** A card so low has room for its tasks and points, no more. */
const LOW = 32

export const Objective = still(function Objective(props: ObjectiveProps) {
  return props.size.height < LOW ? <ObjectiveLine {...props} /> : <WholeObjective {...props} />
})

function WholeObjective({ id, size: { width, height }, money }: ObjectiveProps) {
  const { vp, penalty, immediate } = objectiveFace(id)
  const foot = height * 0.4
  const tall = height > width * 1.1
  // On a narrow card points, penalty and action share a line.
  const r = Math.max(LEAST_MARK, Math.min(10, foot * 0.44, tall ? 10 : width * 0.12))
  return (
    <g>
      <rect x="1" y="1.8" width={width} height={height} rx="4" fill={INK} opacity="0.4" />
      <rect width={width} height={height} rx="4" fill="var(--tile-paper)" stroke={INK} stroke-width="1.3" />
      <path
        d={`M0 ${height - foot}H${width}V${height - 4}q0 4-4 4H4q-4 0-4-4Z`}
        fill="#dfe6bc"
        stroke={INK}
        stroke-width="0.8"
      />
      <g transform={`translate(${width / 2} ${(height - foot) / 2})`}>
        <Tasks id={id} width={width - 5} height={height - foot - 3} />
      </g>
      <g transform={`translate(${r + 3} ${height - (tall ? foot * 0.72 : foot / 2)})`}>
        <Rosette r={r}>{vp}</Rosette>
      </g>
      {penalty !== 0 && (
        <Lettering
          x={tall ? width - 4 : 2 * r + 4.6}
          y={height - (tall ? foot * 0.72 : foot / 2) + 3.6}
          size={Math.max(LEAST, r * 1.3)}
          anchor={tall ? 'end' : 'start'}
          fill="#8a2a1c"
        >
          {`−${-penalty}`}
        </Lettering>
      )}
      {immediate.length > 0 && (
        <g
          transform={
            tall ? `translate(${width / 2} ${height - foot * 0.25})` : `translate(${width * 0.82} ${height - foot / 2})`
          }
        >
          <GlyphRows
            glyphs={[slotGlyph(immediate, money)]}
            width={tall ? width - 6 : width * 0.31}
            height={tall ? foot * 0.46 : foot - 2.4}
            largest={1.8}
          />
        </g>
      )}
    </g>
  )
}

/** In two rows where the room is higher than wide. */
function Tasks({ id, width, height }: { readonly id: ObjectiveId; readonly width: number; readonly height: number }) {
  const tasks = tasksOf(id)
  const upright = tasks.length > 2 && height > width * 0.62
  const rows = upright ? [tasks.slice(0, 2), tasks.slice(2)] : [tasks]
  const line = height / rows.length
  return (
    <g>
      {rows.map((row, i) => (
        <g key={i} transform={`translate(0 ${(i - (rows.length - 1) / 2) * line})`}>
          <GlyphRows glyphs={[inRow(row, 3)]} width={width} height={line - 1} largest={2.2} />
        </g>
      ))}
    </g>
  )
}

/** One line of tasks and points: a card that has been played, or lies far away. */
export const ObjectiveLine = still(function ObjectiveLine({
  id,
  size: { width, height },
}: Omit<ObjectiveProps, 'money'>) {
  const r = Math.min(9, height * 0.42)
  return (
    <g>
      <rect width={width} height={height} rx="3" fill="var(--tile-paper)" stroke={INK} stroke-width="1" />
      <g transform={`translate(${(width - 2 * r - 4) / 2} ${height / 2})`}>
        <Tasks id={id} width={width - 2 * r - 8} height={height - 2} />
      </g>
      <g transform={`translate(${width - r - 3} ${height / 2})`}>
        <Rosette r={r}>{objectiveFace(id).vp}</Rosette>
      </g>
    </g>
  )
})
