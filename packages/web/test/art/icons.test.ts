import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { CREDITS } from '../../src/art/credits.ts'
import { ICON_NAMES } from '../../src/art/icons/names.ts'
import { OUTLINES } from '../../src/art/icons/outlines.ts'

const require = createRequire(import.meta.url)
const pack = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as {
  readonly icons: { readonly [name: string]: { readonly body: string } | undefined }
}

it.each(ICON_NAMES)('the icon %s is as its package has it, and credited', (name) => {
  expect(pack.icons[name]?.body).toContain(`d="${OUTLINES[name]}"`)
  expect(CREDITS.some(({ used }) => used?.includes(name))).toBe(true)
})
