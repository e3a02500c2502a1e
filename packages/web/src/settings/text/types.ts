import type { Worded } from '../../text/types.ts'
import type { en } from './en.ts'

/** English names the keys; a language that lacks one does not compile. */
export type SettingsText = Worded<typeof en>
