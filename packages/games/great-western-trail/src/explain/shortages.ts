/** What somebody has too little of. */
import type { Reason } from '@waystation/kernel'
import { because, type SectionId } from '../reasons.ts'

type Countable = 'money' | 'craftsmen' | 'cowboys'
export const shortOf = (code: Countable, section: SectionId, needs: number, have: number): Reason[] =>
  have < needs ? [because(code, section, { needs, have })] : []
