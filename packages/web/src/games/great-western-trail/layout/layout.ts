/** The arrangement for each kind of screen. */
import { type Kind, once } from '../../../board/kinds.ts'
import { desk, enlarged, tablet } from './desk.ts'
import { phone } from './phone.ts'
import type { Layout, Modules, RegionName } from './types.ts'

const made = once((kind: Kind, height: number, region: RegionName | null, rails: boolean, poker: boolean): Layout => {
  const modules = { rails, poker }
  if (kind === 'tall') return phone(region ?? 'trail', modules)
  if (region !== null) return enlarged(height, region, modules)
  return kind === 'middle' ? tablet(height, modules) : desk(height, modules)
})

/** `region`: the one that is drawn alone on a phone, or enlarged elsewhere; null: everything. */
export const layoutFor = (kind: Kind, height: number, region: RegionName | null, modules: Modules): Layout =>
  made(kind, height, region, modules.rails, modules.poker)
