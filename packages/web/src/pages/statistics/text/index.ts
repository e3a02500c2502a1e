/** The words of statistics, which come with their page. */
import type { Language } from '@waystation/kernel'
import { typeset } from '@waystation/wording'
import { language } from '../../../text/index.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { StatisticsText } from './types.ts'

const TEXTS: { readonly [language in Language]: StatisticsText } = { en, fr: typeset('fr', fr) }

export const statisticsWords = (): StatisticsText => TEXTS[language()]
