/** All that never changes during a game, drawn once. */
import { memo } from 'preact/compat'
import { Grain } from '../../../art/Grain.tsx'
import type { Ground } from '../layout/types.ts'
import { Brook } from './Brook.tsx'
import { Cattle } from './Cattle.tsx'
import { CorralBack } from './Corral.tsx'
import { Foreground } from './Foreground.tsx'
import { Sky } from './Sky.tsx'
import { SteppeGround } from './Steppe.tsx'
import { Terraces } from './Terraces.tsx'
import { VillageGround } from './VillageGround.tsx'

export const Land = memo(({ ground }: { readonly ground: Ground }) => (
  <svg x={ground.scene.x} y={ground.scene.y} width={ground.scene.width} height={ground.scene.height}>
    <Sky ground={ground} />
    {ground.kind === 'wide' && <VillageGround ground={ground} />}
    <Terraces ground={ground} />
    <Foreground ground={ground} />
    {ground.kind !== 'wide' && <VillageGround ground={ground} />}
    {ground.kind === 'wide' && <Brook ground={ground} />}
    <SteppeGround ground={ground} />
    <Cattle ground={ground} />
    <CorralBack ground={ground} />
    <Grain id="eg-grain" width={ground.scene.width} height={ground.scene.height} />
  </svg>
))
