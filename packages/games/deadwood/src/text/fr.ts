import { compose } from './compose.ts'
import { buildings } from './fr/buildings.ts'
import { changes } from './fr/changes.ts'
import { choices } from './fr/choices.ts'
import { events } from './fr/events.ts'
import { help } from './fr/help.ts'
import { names } from './fr/names.ts'
import { prospects } from './fr/prospects.ts'
import { reasons } from './fr/reasons.ts'
import { styles } from './fr/styles.ts'
import { zones } from './fr/zones.ts'

export const fr = compose('fr', {
  ...names,
  buildings,
  ...choices,
  reasons,
  events,
  ...help,
  zones,
  changes,
  prospects,
  styles,
})
