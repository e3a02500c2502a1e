/** The guided first game of Wild Tiled West, and the first one alone. */
import type { WildTiledWest } from '@waystation/wild-tiled-west'
import type { Language } from '@waystation/kernel'
import { typeset } from '@waystation/wording'
import type { Guide } from '../../../adapter.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { type LessonId, LESSONS } from './lessons.ts'

export type LessonWords = { readonly [id in LessonId]: { readonly title: string; readonly text: string } }

const WORDS: { readonly [language in Language]: LessonWords } = { en, fr: typeset('fr', fr) }

export const guide: Guide<WildTiledWest> = { lessons: LESSONS, words: (language) => WORDS[language] }
