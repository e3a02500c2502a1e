/** The lid of each box, by game; a game that has none yet gets plain boards with a star. */
import type { ComponentType } from 'preact'
import { cut } from '../ink.ts'
import { Star } from '../pieces/small.tsx'
import { DeadwoodCover } from './Deadwood.tsx'
import { ElGauchoCover } from './ElGaucho.tsx'
import { ElPasoCover } from './ElPaso.tsx'
import { GreatWesternTrailCover } from './GreatWesternTrail.tsx'
import { INK, Lid } from './Lid.tsx'
import { WildTiledWestCover } from './WildTiledWest.tsx'

const COVERS: { readonly [game: string]: ComponentType } = {
  'el-gaucho': ElGauchoCover,
  deadwood: DeadwoodCover,
  'great-western-trail': GreatWesternTrailCover,
  'el-paso': ElPasoCover,
  'wild-tiled-west': WildTiledWestCover,
}

export function BoxCover({ game }: { readonly game: string }) {
  const Cover = COVERS[game] ?? PlainCover
  return <Cover />
}

function PlainCover() {
  return (
    <Lid paper="#e6d3a8">
      <path
        d={Array.from({ length: 9 }, (_, i) => cut(10, 30 + i * 30, 390, 32 + i * 30, 1.4)).join('')}
        fill={INK}
        opacity="0.5"
      />
      <g transform="translate(200 150) scale(3)">
        <Star />
      </g>
    </Lid>
  )
}
