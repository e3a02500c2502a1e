import { errors } from './fr/errors.ts'
import { help } from './fr/help.ts'
import { menu } from './fr/menu.ts'
import { play } from './fr/play.ts'
import { reports } from './fr/reports.ts'
import type { Words } from './words.ts'

export const fr: Words = { errors, help, menu, play, ...reports }
