/** The guided first game of Deadwood. */
import type { Deadwood } from '@waystation/deadwood'
import type { Language } from '@waystation/kernel'
import { typeset } from '@waystation/wording'
import type { Guide } from '../../../adapter.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { type LessonId, LESSONS } from './lessons.ts'

export type LessonWords = { readonly [id in LessonId]: { readonly title: string; readonly text: string } }

const WORDS: { readonly [language in Language]: LessonWords } = { en, fr: typeset('fr', fr) }

export const guide: Guide<Deadwood> = { lessons: LESSONS, words: (language) => WORDS[language] }
