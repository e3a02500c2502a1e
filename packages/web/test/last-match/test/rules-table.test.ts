import { rulesTable } from '@waystation/testkit/vitest'

rulesTable(new URL('../', import.meta.url), { atLeast: 2 })
