import { compose } from './compose.ts'
import { changes } from './en/changes.ts'
import { buildings } from './en/buildings.ts'
import { choices } from './en/choices.ts'
import { events } from './en/events.ts'
import { help } from './en/help.ts'
import { names } from './en/names.ts'

export const en = compose('en', { ...names, buildings, ...choices, events, ...help, changes })
