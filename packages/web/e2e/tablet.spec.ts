/** Tablets, small and large, upright and held sideways: the whole position is in sight, on a board that fills its stage. */
import { TableAnswer } from '@waystation/protocol'
import { allInSight, notTooWide, sitDown } from './board.ts'
import { chooseFromList, expect, myTurn, prefer, QUICK, test } from './house.ts'
import { rowsOf } from './rows.ts'

const TABLETS = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
]

test.describe('in the hand', () => {
  test.use({ viewport: TABLETS[0], hasTouch: true, isMobile: true })

  for (const { game, seats, answers } of [
    { game: 'el-gaucho', seats: 4, answers: 16 },
    { game: 'el-gaucho', seats: 2, answers: 4 },
    { game: 'wild-tiled-west', seats: 3, answers: 8 },
    { game: 'deadwood', seats: 5, answers: 6 },
    { game: 'el-paso', seats: 4, answers: 6 },
  ]) {
    test(`${game} with ${seats}: nothing has to be scrolled, and no part of the stage is empty`, async ({ page }) => {
      await prefer(page, { ...QUICK, language: 'fr' })
      await sitDown(page, game, seats)
      for (let n = 0; n < answers && (await myTurn(page)); n++) await chooseFromList(page)
      await myTurn(page)
      for (const viewport of TABLETS) {
        await page.setViewportSize(viewport)
        // The board is arranged anew when it has been told of its new size.
        const empty = (): Promise<number> =>
          page.locator('.stage').evaluate((stage) => {
            const board = stage.querySelector('.board-live')?.getBoundingClientRect() ?? new DOMRect()
            return 1 - (board.width * board.height) / (stage.clientWidth * stage.clientHeight)
          })
        await expect.poll(empty, `${viewport.width} x ${viewport.height}`).toBeLessThan(0.06)
        await allInSight(page)
        await notTooWide(page)
        // No figure and no button stands alone below the others.
        const figures = page.locator('.players .player').first().locator('.figure')
        const most = viewport.width < viewport.height && seats < 5 ? 1 : 2
        expect(await rowsOf(figures)).toBeLessThanOrEqual(most)
        const cut = page
          .locator('.player.turn .player-state-words')
          .evaluateAll((all) => all.map((words) => words.scrollWidth - words.clientWidth))
        expect(Math.max(0, ...(await cut)), `${viewport.width}`).toBeLessThanOrEqual(0)
        await expect.poll(() => rowsOf(page.locator('.prompt-tools .button')), `${viewport.width}`).toBe(1)
        await expect.poll(() => rowsOf(page.locator('.room-head .row > *')), `${viewport.width}`).toBe(1)
      }
    })
  }

  test('with clocks, names and scores are read, and every tab is in sight', async ({ page }) => {
    await prefer(page, { ...QUICK, language: 'fr' })
    await page.goto('/about')
    const { request } = page
    await request.put('/api/me', { data: { name: 'Bartholomew', language: 'fr' } })
    const clock = { kind: 'live', bankMs: 1_800_000, addMs: 20_000 }
    const bots = [1, 2, 3].map((seat) => ({ seat, bot: 'greedy' }))
    const plan = { game: 'deadwood', players: 4, visibility: 'private', clock, bots }
    const { table } = TableAnswer.parse(await (await request.post('/api/tables', { data: plan })).json())
    await request.post(`/api/tables/${table.id}/start`, { data: {} })
    await page.goto(`/table/${table.id}`)
    await myTurn(page)
    for (const viewport of TABLETS) {
      await page.setViewportSize(viewport)
      const mine = page.locator('.player:has(.player-clock)').first()
      const [clocked, score] = [
        await mine.locator('.player-clock').boundingBox(),
        await mine.locator('.player-score').boundingBox(),
      ]
      const apart =
        (clocked?.x ?? 0) + (clocked?.width ?? 0) <= (score?.x ?? 0) ||
        (clocked?.y ?? 0) >= (score?.y ?? 0) + (score?.height ?? 0)
      expect(apart, `${viewport.width}`).toBe(true)
      const cut = mine.locator('.player-name').evaluate((name) => name.scrollWidth - name.clientWidth)
      expect(await cut, `${viewport.width}`).toBeLessThanOrEqual(0)
      const tabs = page.locator('.side .tabs').first()
      await expect.poll(() => tabs.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBeLessThanOrEqual(0)
    }
  })
})
