/** How those at a table kept their seats of late; who was not invited to it is told nothing. */
import type { Punctuality } from '@waystation/protocol'
import '../styles/company.css'
import { useLoaded } from '../ui/loaded.ts'
import { companyApi } from './company-api.ts'
import { words } from './text/index.ts'

type Kept = Punctuality['seats'][number]

/** Read again when the people at the table are others. */
export function usePunctuality(table: string, seated: string): readonly Kept[] {
  const read = useLoaded(() => companyApi.punctuality(table), [table, seated])
  return read.state === 'ready' ? read.value.seats : []
}

export function Punctual({ kept }: { readonly kept: Kept | undefined }) {
  if (kept === undefined) return null
  return <small class="soft punctual">{words().punctual(kept)}</small>
}
