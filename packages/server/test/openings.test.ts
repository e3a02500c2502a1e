/** What seats began with, in kept games: every game names it, in words that people know. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { allGames, loadRules, loadText } from '@waystation/catalog'
import { parseRecord } from '@waystation/kernel'
import { describe, expect, it } from 'vitest'

const folder = (game: string): string => fileURLToPath(new URL(`../../games/${game}/test/goldens/`, import.meta.url))

/** The answers of each seat, in order. */
function answersIn(text: string): string[][] {
  const { log, config } = parseRecord(text)
  return Array.from({ length: config.players }, (_, seat) =>
    log.flatMap((entry) => ('option' in entry && entry.seat === seat ? [entry.option] : [])),
  )
}

describe.each(allGames().filter(({ id }) => id !== 'tic-tac-toe'))('$id', (entry) => {
  it('names what nearly every seat began with, as one of few things that have a name', async () => {
    const { opening } = await loadRules(entry, entry.meta.rulesVersion)
    const texts = [
      await loadText(entry, 'en', entry.meta.rulesVersion),
      await loadText(entry, 'fr', entry.meta.rulesVersion),
    ]
    const records = readdirSync(folder(entry.id)).filter((name) => name.endsWith('.record'))
    const seats = records.flatMap((name) => answersIn(readFileSync(folder(entry.id) + name, 'utf8')))
    const named = seats.flatMap((answers) => opening?.(answers) ?? [])
    expect(named.length).toBeGreaterThan(0.6 * seats.length)
    expect(new Set(named).size).toBeGreaterThan(1)
    // Buildings go by their number.
    const nameless = [...new Set(named)].filter((key) => {
      const name = key.slice(key.indexOf(' ') + 1)
      return !/^building \d+$/.test(key) && texts.some(({ components }) => !components[name]?.name)
    })
    expect(nameless).toEqual([])
  })
})
