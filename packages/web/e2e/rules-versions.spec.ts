/**
 * A release with changed rules comes while games are in the middle, on this device and on the server. They are played to their end
 * under the rules they began with; new ones begin under the new rules; the records of both verify.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { findGame } from '@waystation/catalog'
import { CHANGES } from '../test/raised/shelf.ts'
import { buildClient, openHouse } from './house-process.ts'
import { answered, chooseFromList, expect, lines, myTurn, prefer, prompt, QUICK, test } from './house.ts'

test.use({ serviceWorkers: 'allow' })

const SHELF = fileURLToPath(new URL('../test/raised/shelf.ts', import.meta.url))
/** Beside the ports of the other houses. */
const PORT = String(Number(process.env['WAYSTATION_E2E_PORT']) + 20_001)
const OLD = { marks: findGame('tic-tac-toe').meta.rulesVersion, gaucho: findGame('el-gaucho').meta.rulesVersion }
const RELEASES = [
  { what: 'games in the middle outlive a release that changes their rules', devices: 2, servers: 2, tag: [] },
  { what: 'so do twenty of them, to the end of the longest', devices: 10, servers: 9, tag: '@long' },
]

test.use({ baseURL: `http://localhost:${PORT}` })

const rulesIn = (page: Page) => page.locator('.room-head .rules-version')

/** One answer in the middle of a game, which is there when the next question is. */
async function answer(page: Page): Promise<void> {
  const before = await lines(page)
  await chooseFromList(page)
  await answered(page, before)
}

async function begin(page: Page, game: string, answers: number): Promise<string> {
  await page.goto(`/new/${game}/solo`)
  await page.getByRole('button', { name: 'Start the game' }).click()
  for (let given = 0; given < answers; given++) {
    await myTurn(page)
    await answer(page)
  }
  await myTurn(page)
  return new URL(page.url()).pathname
}

/** A table of the server against a bot, opened and begun by a request. */
async function beginOnServer(page: Page): Promise<string> {
  const table = { game: 'tic-tac-toe', bots: [{ seat: 1, bot: 'random' }] }
  const opened = await page.request.post('/api/tables', { data: table })
  const { id } = ((await opened.json()) as { table: { id: string } }).table
  expect((await page.request.post(`/api/tables/${id}/start`, { data: {} })).status()).toBe(200)
  return `/table/${id}`
}

/** To the end, and its dice checked by replaying it. */
async function playOut(page: Page, path: string, rules: number): Promise<void> {
  await page.goto(path)
  while (await myTurn(page)) await chooseFromList(page)
  await expect(rulesIn(page)).toHaveText(`rules ${rules}`)
  await expect(page.getByRole('dialog', { name: 'Final score' }).getByText(/^✓ Verified/)).toBeVisible()
}

for (const { what, devices, servers, tag } of RELEASES) {
  test(what, { tag }, async ({ page, context, browser }, info) => {
    test.setTimeout(900_000)
    const dir = mkdtempSync(join(tmpdir(), 'waystation-release-'))
    const [dataDir, webDir] = [join(dir, 'data'), join(dir, 'web')]
    let house = await openHouse({ port: PORT, dataDir })
    try {
      await prefer(page, { ...QUICK, name: 'Ann' })
      const gaucho = await begin(page, 'el-gaucho', 3)
      const onDevice: string[] = []
      for (let i = 0; i < devices; i++) onDevice.push(await begin(page, 'tic-tac-toe', 1))
      await page.request.put('/api/me', { data: { name: 'Ann', language: 'en' } })
      const onServer: string[] = []
      for (let i = 0; i < servers; i++) {
        const path = await beginOnServer(page)
        onServer.push(path)
        await page.goto(path)
        await myTurn(page)
        await answer(page)
      }
      await expect(rulesIn(page)).toHaveText(`rules ${OLD.marks}`)
      await house.stop()

      await buildClient(webDir, SHELF)
      house = await openHouse({ port: PORT, dataDir, own: { webDir, shelf: SHELF } })

      // The page of the release before, from its cache, meets a table of the new rules: it says so, and loads the newest page.
      const other = await browser.newContext({ baseURL: `http://localhost:${PORT}` })
      const ben = await other.newPage()
      await ben.request.put('/api/me', { data: { name: 'Ben', language: 'en' } })
      const newer = await beginOnServer(ben)
      await page.goto(newer)
      const unknown = page.getByRole('alert')
      await expect(unknown).toContainText('This game began under rules that are not known here.')
      await unknown.getByRole('button', { name: 'Load it' }).click()
      await expect(rulesIn(page)).toHaveText(`rules ${OLD.marks + 1}`)
      await other.close()

      await page.goto('/')
      await expect(page.locator('.my-games .rules-version')).toHaveText([
        ...[...onServer, ...onDevice].map(() => `rules ${OLD.marks}`),
        `rules ${OLD.gaucho}`,
      ])
      for (const path of [...onDevice.slice(1), ...onServer]) await playOut(page, path, OLD.marks)
      await page.goto(gaucho)
      await expect(page.locator('.stage svg').first()).toBeVisible()
      await myTurn(page)
      await prompt(page).getByRole('button', { name: 'Hint' }).click()
      await expect(page.locator('.advice .hints li').first()).toBeVisible()
      await answer(page)
      await expect(rulesIn(page)).toHaveText(`rules ${OLD.gaucho}`)
      if (tag === '@long') await playOut(page, gaucho, OLD.gaucho)

      // Earlier rules that a game in progress needs are at hand without a network.
      await context.setOffline(true)
      await playOut(page, onDevice[0], OLD.marks)
      const dialog = page.getByRole('dialog', { name: 'Final score' })
      await dialog.getByRole('button', { name: 'Chart and bot’s review' }).click()
      await dialog.getByRole('button', { name: 'Review with the bot' }).click()
      await expect(dialog.getByRole('img', { name: /^Chances of winning/ })).toBeVisible()
      const download = page.waitForEvent('download')
      await dialog.getByRole('button', { name: 'Save the record' }).click()
      const file = info.outputPath('record.txt')
      await (await download).saveAs(file)
      await context.setOffline(false)

      await playOut(page, await begin(page, 'tic-tac-toe', 1), OLD.marks + 1)
      await begin(page, 'el-gaucho', 1)
      await expect(rulesIn(page)).toHaveText(`rules ${OLD.gaucho + 1}`)
      await expect(page.locator('.stage svg').first()).toBeVisible()

      await page.goto('/replays')
      await page.locator('.listed .rules-version').first().waitFor()
      for (const more of await page.getByRole('button', { name: /^\d+ more$/ }).all()) await more.click()
      await expect(page.locator('.listed .rules-version').filter({ hasText: `rules ${OLD.marks}` })).toHaveCount(
        devices + servers,
      )
      await page.getByLabel('Open a record file').setInputFiles(file)
      await expect(rulesIn(page)).toHaveText(`rules ${OLD.marks}`)
      await rulesIn(page).click()
      await expect(page.locator('#changes')).toContainText(`Rules ${OLD.marks + 1}${CHANGES.en}`)
      await page.getByRole('button', { name: 'Français' }).click()
      await expect(page.locator('#changes')).toContainText(`Règles ${OLD.marks + 1}${CHANGES.fr}`)
    } finally {
      await house.stop()
      rmSync(dir, { recursive: true, force: true })
    }
  })
}
