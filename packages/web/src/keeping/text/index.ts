/** The words of the owner's page, which come with it. */
import type { Language } from '@waystation/kernel'
import { typeset } from '@waystation/wording'
import { language } from '../../text/index.ts'
import type { Worded } from '../../text/types.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const TEXTS: { readonly [language in Language]: Worded<typeof en> } = { en, fr: typeset('fr', fr) }

export const words = (): Worded<typeof en> => TEXTS[language()]
