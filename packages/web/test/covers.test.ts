import { allGames } from '@waystation/catalog'
import { expect, it } from 'vitest'
import { coverFiles } from '../build/covers.ts'

it('the build of the client lays the lid of every box beside it, as a picture that needs no page', async () => {
  const files = await coverFiles()
  const boxes = allGames().flatMap(({ id, sample }) => (sample ? [] : [`covers/${id}.svg`]))
  expect([...files.keys()].sort()).toEqual(boxes.sort())
  for (const svg of files.values()) {
    // The server cuts them at the same place, and has no style sheet.
    expect(svg).toMatch(/^<svg viewBox="0 0 400 300"[^>]* preserveAspectRatio="xM(id|ax)YMid slice"/)
    expect(svg).not.toContain('var(')
    expect(svg).not.toMatch(/NaN|undefined|<script/)
  }
}, 60_000)
