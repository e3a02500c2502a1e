/** What a ground is made from. */
import type { Terraces } from './parts.ts'
import type { Ground, Rect } from './types.ts'

type Same = 'width' | 'trackHeight' | 'horizon' | 'tile' | 'gaucho' | 'pampa' | 'village' | 'steppe' | 'tray' | 'wishes'

export interface Measures extends Pick<Ground, Same> {
  readonly terraces: Omit<Terraces, 'tile'>
  readonly areas: { readonly rect: Rect; readonly columns: number }
  readonly corral: { readonly rect: Rect; readonly die: number; readonly reach: number; readonly pitch: number }
  /** Without columns: all side by side. */
  readonly ranches: Omit<Ground['ranches'], 'columns'> & { readonly columns?: number }
}
