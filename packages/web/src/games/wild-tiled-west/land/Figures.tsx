/** Cattle, people and aces on the squares, over everything that lies there. */
import { Bullet } from '../../../art/pieces/small.tsx'
import { type Coat, COATS } from '../../../art/cow/coats.ts'
import { CowSide } from '../../../art/cow/CowSide.tsx'
import { isSuit } from '../pieces/suits.ts'
import { Bandit, Boot, Sheriff, Tombstone } from '../pieces/people.tsx'
import { AceCard, Gold, Paving, Pickaxe } from '../pieces/things.tsx'
import { middle, U } from './paths.ts'
import type { Icon, Plan } from './plan.ts'

const coatOf = (cell: number): Coat => COATS[(cell * 3 + 1) % COATS.length]

/** What an icon on a tile looks like once it has paid: it stays, but fades. */
function Won({ icon }: { readonly icon: Icon }) {
  if (icon === 'gold') return <Gold />
  if (icon === 'bullet') return <Bullet />
  if (icon === 'pickaxe') return <Pickaxe />
  return icon === 'alley' ? <Paving /> : null
}

interface FiguresProps {
  readonly plan: Plan
  /** Icons of tiles have not paid yet. */
  readonly fresh?: boolean
}

interface FigureProps extends FiguresProps {
  readonly cell: number
}

function Figure({ cell, plan, fresh = false }: FigureProps) {
  const icon = plan.icons.get(cell)
  const hill = plan.prints[cell]?.endsWith('hill') ?? false
  if (plan.standing.has(cell))
    return (
      <g class="wtw-figure" transform={hill ? 'translate(0 -1)' : undefined}>
        <Bandit />
      </g>
    )
  if (plan.tombstones.has(cell)) return <Tombstone />
  if (plan.sheriffs.has(cell)) return <Sheriff />
  if (plan.cows.has(cell))
    return (
      <g transform={`translate(1 17) scale(${cell % 3 === 0 ? -0.5 : 0.5} .5)`}>
        <CowSide coat={coatOf(cell)} pose={cell % 3 === 1 ? 'graze' : 'stand'} />
      </g>
    )
  if (icon === undefined) return null
  if (isSuit(icon)) return <AceCard suit={icon} width={25} />
  return (
    <g transform="scale(.62)" opacity={fresh ? 1 : 0.5}>
      <Won icon={icon} />
    </g>
  )
}

export function Figures({ plan, fresh = false }: FiguresProps) {
  const { icons, cows, standing, tombstones, sheriffs } = plan
  const taken = [...new Set([...icons.keys(), ...cows, ...standing, ...tombstones, ...sheriffs])].sort((a, b) => a - b)
  return (
    <g>
      {taken.map((cell) => {
        const { x, y } = middle(cell, U)
        return (
          <g key={cell} transform={`translate(${x} ${y})`}>
            <Figure cell={cell} plan={plan} fresh={fresh} />
          </g>
        )
      })}
      {[...plan.boots].map((cell) => (
        <g key={`boot ${cell}`} transform={`translate(${middle(cell, U).x + 8} ${middle(cell, U).y + 7}) scale(.8)`}>
          <Boot />
        </g>
      ))}
    </g>
  )
}
