import { compose } from './compose.ts'
import { changes } from './en/changes.ts'
import { actions } from './en/actions.ts'
import { boards } from './en/boards.ts'
import { choices } from './en/choices.ts'
import { events } from './en/events.ts'
import { help } from './en/help.ts'
import { names } from './en/names.ts'
import { reasons } from './en/reasons.ts'
import { zones } from './en/zones.ts'

export const en = compose('en', {
  ...names,
  ...boards,
  ...choices,
  ...reasons,
  ...help,
  actions,
  events,
  zones,
  changes,
})
