/** The words about notices and holidays, which come with the pages that say them. */
import type { Language } from '@waystation/kernel'
import { typeset } from '@waystation/wording'
import { language } from '../../text/index.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { SettingsText } from './types.ts'

const TEXTS: { readonly [language in Language]: SettingsText } = { en, fr: typeset('fr', fr) }

export const words = (): SettingsText => TEXTS[language()]
