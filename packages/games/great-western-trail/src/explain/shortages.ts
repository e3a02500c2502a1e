/** What somebody has too little of. */
import type { Reason } from '@waystation/kernel'
import { reason, type SectionId } from '../reasons.ts'

type Countable = 'money' | 'craftsmen' | 'cowboys'
export const shortOf = (code: Countable, section: SectionId, needs: number, have: number): Reason[] =>
  have < needs ? [reason(code, section, { needs, have })] : []
