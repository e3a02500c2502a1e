import { errors } from './en/errors.ts'
import { help } from './en/help.ts'
import { menu } from './en/menu.ts'
import { play } from './en/play.ts'
import { reports } from './en/reports.ts'

export const en = { errors, help, menu, play, ...reports }
