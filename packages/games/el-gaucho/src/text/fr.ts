import { compose } from './compose.ts'
import { events } from './fr/events.ts'
import { help } from './fr/help.ts'
import { names } from './fr/names.ts'
import { choices } from './fr/choices.ts'

export const fr = compose('fr', { ...names, ...choices, events, ...help })
