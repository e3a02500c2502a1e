/** The arrangement for a kind of screen. */
import { type Kind, once } from '../../../board/kinds.ts'
import type { SheetRange } from '../../../board/stage-size.ts'
import { desk, DESK_SHEET } from './desk.ts'
import { phone, PHONE_SHEET, type RegionName, stacked } from './phone.ts'
import { tablet, TABLET_SHEET } from './tablet.ts'
import type { Layout } from './types.ts'

const SHEETS: { readonly [kind in Kind]: SheetRange } = { wide: DESK_SHEET, middle: TABLET_SHEET, tall: PHONE_SHEET }

/** The sheet of a kind of screen, whose height follows that of the stage. */
export const sheetOf = (kind: Kind): SheetRange => SHEETS[kind]

/** `offers` is the number of stacks within reach; `region` null: all parts of a phone's board below each other; `height`: of a sheet that fills its stage. */
export const layoutFor = once((kind: Kind, region: RegionName | null, offers: number, height: number): Layout => {
  if (kind === 'wide') return desk(height)
  if (kind === 'middle') return tablet(height)
  return region === null ? stacked(offers) : phone(region, offers, height)
})
