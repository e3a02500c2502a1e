import { compose } from './compose.ts'
import { changes } from './fr/changes.ts'
import { buildings } from './fr/buildings.ts'
import { choices } from './fr/choices.ts'
import { events } from './fr/events.ts'
import { help } from './fr/help.ts'
import { names } from './fr/names.ts'

export const fr = compose('fr', { ...names, buildings, ...choices, events, ...help, changes })
