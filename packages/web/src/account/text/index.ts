/** The words of the pages about accounts, which come with those pages. */
import type { Language } from '@waystation/kernel'
import { typeset } from '@waystation/wording'
import { language } from '../../text/index.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { AccountText } from './types.ts'

const TEXTS: { readonly [language in Language]: AccountText } = { en, fr: typeset('fr', fr) }

export const words = (): AccountText => TEXTS[language()]
