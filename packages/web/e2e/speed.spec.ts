import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { ARCHIVE_FOLDER } from '../build/archive-files.ts'
import { sitDown } from './board.ts'
import { chooseFromList, DRAWN, expect, myTurn, prefer, QUICK, test } from './house.ts'
import { forcedLayouts, tasksDuring } from './tasks.ts'

/** As people have it, who visit for the first time. */
test.use({ serviceWorkers: 'allow' })

const LIMIT = 60 * 1024

test('the first load of the home page needs less than 60 kB of script', async ({ page }) => {
  const loaded: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(response)
  })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('.cover svg').first().waitFor()
  const sizes = await Promise.all(loaded.map(async (response) => gzipSync(await response.body()).length))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  console.log(`home: ${(total / 1024).toFixed(1)} kB of script (gzip) in ${sizes.length} files`)
  expect(sizes.length).toBeGreaterThan(0)
  expect(total).toBeLessThan(LIMIT)
})

test('a board and its rules load only when they are opened', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  const late = (): string[] => files.flatMap((file) => /\/(ui|worker)-[^/]*\.js$/.exec(file)?.[1] ?? [])
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(late()).toEqual([])
  await page
    .getByRole('listitem')
    .filter({ hasText: 'El Gaucho' })
    .getByRole('button', { name: /Play now/ })
    .click()
  await myTurn(page)
  expect(late().sort()).toEqual(['ui', 'worker'])
})

/** Everything that the service worker has put by. */
async function putBy(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => await (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })
}

test('rules of earlier versions are loaded by nobody who plays the newest, not even to be put by', async ({ page }) => {
  const archive = readdirSync(new URL(`../dist/${ARCHIVE_FOLDER}`, import.meta.url))
  expect(archive.length).toBeGreaterThan(0)
  await prefer(page, QUICK)
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'El Gaucho' })
    .getByRole('button', { name: /Play now/ })
    .click()
  await myTurn(page)
  await chooseFromList(page)
  await myTurn(page)
  const kept = await putBy(page)
  expect(kept).toContain('/')
  expect(files.some((file) => /\/worker-[^/]*\.js$/.test(file))).toBe(true)
  expect([...files, ...kept].filter((file) => file.startsWith(`/${ARCHIVE_FOLDER}`))).toEqual([])
})

/** Whose boards are drawn anew for the part that a question is about. */
for (const game of ['great-western-trail', 'el-paso']) {
  test(`${game}: no script makes the browser lay out the board before a frame is due`, async ({ page }) => {
    await prefer(page, { ...QUICK, pace: 'brisk' })
    await sitDown(page, game, 3)
    const forced: string[] = []
    for (let answers = 0; answers < 6; answers++) {
      await myTurn(page)
      await chooseFromList(page)
      forced.push(...(await forcedLayouts(page, () => myTurn(page), 200)))
    }
    expect(forced).toEqual([])
  })
}

for (const game of DRAWN) {
  test(`${game}: nothing blocks the page for more than 50 ms while bots think`, { tag: '@long' }, async ({ page }) => {
    await noLongTaskWhileBotsPlay(page, game)
  })
  test(`${game}: nor does opening the list of options`, { tag: '@long' }, async ({ page }) => {
    await noLongTaskWhileOptionsOpen(page, game)
  })
}

async function noLongTaskWhileBotsPlay(page: Page, game: string): Promise<void> {
  await prefer(page, { ...QUICK, pace: 'brisk' })
  await sitDown(page, game, 4)
  const tasks: number[] = []
  for (let turns = 0; turns < 3; ) {
    await myTurn(page)
    await chooseFromList(page)
    if (await page.locator('.prompt.mine').isVisible()) continue
    tasks.push(...(await tasksDuring(page, () => myTurn(page))))
    turns++
  }
  const longest = [...tasks].sort((a, b) => b - a).slice(0, 5)
  console.log(
    `${game}: longest of ${tasks.length} tasks while bots play: ${longest.map((ms) => ms.toFixed(0)).join(', ')} ms`,
  )
  expect(tasks.length).toBeGreaterThan(0)
  expect(longest[0]).toBeLessThan(50)
}

async function noLongTaskWhileOptionsOpen(page: Page, game: string): Promise<void> {
  await prefer(page, QUICK)
  await sitDown(page, game, 4)
  for (let answers = 0; answers < 3; answers++) {
    await myTurn(page)
    await chooseFromList(page)
  }
  const tasks: number[] = []
  for (let times = 0; times < 3; times++) {
    await myTurn(page)
    const opened = page.locator('dialog[open] .option').first()
    tasks.push(
      ...(await tasksDuring(page, async () => {
        await page.keyboard.press('o')
        await opened.waitFor()
      })),
    )
    await opened.click()
  }
  const longest = [...tasks].sort((a, b) => b - a).slice(0, 5)
  console.log(
    `${game}: longest of ${tasks.length} tasks while options open: ${longest.map((ms) => ms.toFixed(0)).join(', ')} ms`,
  )
  expect(longest[0]).toBeLessThan(50)
}
