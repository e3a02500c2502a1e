/** What stands beside what. */
import type { Locator } from '@playwright/test'

/** In how many rows these stand: their middles are compared, since not all are as high. */
export async function rowsOf(all: Locator): Promise<number> {
  const boxes = await all.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { top, bottom, width } = element.getBoundingClientRect()
      return width === 0 ? [] : [{ top, bottom }]
    }),
  )
  const sorted = [...boxes].sort((a, b) => a.top - b.top)
  return sorted.filter(({ top }, i) => i === 0 || top >= Math.max(...sorted.slice(0, i).map(({ bottom }) => bottom)))
    .length
}
