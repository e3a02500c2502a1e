/** The guided first game of Great Western Trail, with or without what is played besides. */
import type { GreatWesternTrail } from '@waystation/great-western-trail'
import type { Language } from '@waystation/kernel'
import { typeset } from '@waystation/wording'
import type { Guide } from '../../../adapter.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { type LessonId, LESSONS } from './lessons.ts'

export type LessonWords = { readonly [id in LessonId]: { readonly title: string; readonly text: string } }

const WORDS: { readonly [language in Language]: LessonWords } = { en, fr: typeset('fr', fr) }

export const guide: Guide<GreatWesternTrail> = { lessons: LESSONS, words: (language) => WORDS[language] }
