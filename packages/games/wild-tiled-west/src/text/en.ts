import { compose } from './compose.ts'
import { changes } from './en/changes.ts'
import { cards } from './en/cards.ts'
import { choices } from './en/choices.ts'
import { events } from './en/events.ts'
import { help } from './en/help.ts'
import { names } from './en/names.ts'
import { prospects } from './en/prospects.ts'
import { reasons } from './en/reasons.ts'
import { styles } from './en/styles.ts'
import { zones } from './en/zones.ts'

export const en = compose('en', {
  ...names,
  ...cards,
  ...choices,
  reasons,
  events,
  ...help,
  zones,
  changes,
  prospects,
  styles,
})
