/** Every "why not" leads to a chapter of the rules help that has something to say, in both languages. */
import { readFileSync } from 'node:fs'
import { allGames, loadText } from '@waystation/catalog'
import { type Config, type Game, type GameTypes, LANGUAGES, Play, Rng, start } from '@waystation/kernel'
import { describe, expect, it } from 'vitest'

/** Codes with the chapters they lead to, wherever random games bring them up for whoever is at the table. */
function reasonsOf(
  game: Game<GameTypes>,
  variants: Config['variants'],
  seed: string,
  nth: number,
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const players of new Set([game.meta.seats.min, game.meta.seats.max])) {
    const rng = new Rng(`${seed} ${players}`)
    const play = new Play(game, start(game, { players, variants }, `${seed} ${players}`).state, true)
    for (let n = 0; !play.over; n++) {
      const decision = play.decisions[rng.int(play.decisions.length)]
      for (let seat = 0; n % nth === 0 && seat < players; seat++)
        for (const target of game.targets?.(play.state, seat) ?? [])
          for (const { code, section } of game.explain?.(play.state, seat, target) ?? [])
            found.set(code, (found.get(code) ?? new Set()).add(section))
      play.choose(decision, decision.options[rng.int(decision.options.length)])
    }
  }
  return found
}

/** Named in one of the game's own lists. A reason cannot be made with another code or another section: their types are made of these lists. */
function listed(id: string, list: 'REASON_CODES' | 'SECTION_IDS'): readonly string[] {
  const source = readFileSync(new URL(`../../games/${id}/src/reasons.ts`, import.meta.url), 'utf8')
  const names = new RegExp(`${list} = \\[([^\\]]*)\\]`).exec(source)?.[1] ?? ''
  return [...names.matchAll(/'([^']+)'/g)].map(([, name]) => name)
}

const everything = (game: Game<GameTypes>): Config['variants'] =>
  Object.fromEntries(game.meta.variants.map(({ id, values }) => [id, values[values.length - 1]]))

describe.each(allGames().filter(({ sample }) => !sample))('$id', (entry) => {
  it('has a chapter of the rules for every reason', async () => {
    const game = await entry.load()
    const texts = await Promise.all(LANGUAGES.map((language) => loadText(entry, language, entry.meta.rulesVersion)))
    const found = new Map<string, Set<string>>()
    for (const [variants, seed] of [
      [{}, 'why'],
      [everything(game), 'why with all'],
    ] as const)
      for (const [code, sections] of reasonsOf(game, variants, seed, 11))
        found.set(code, new Set([...(found.get(code) ?? []), ...sections]))
    const leads = (section: string): boolean =>
      texts.every(({ rules }) =>
        rules.some(({ id, title, paragraphs }) => id === section && title !== '' && paragraphs.length > 0),
      )
    const [codes, sections] = [listed(entry.id, 'REASON_CODES'), listed(entry.id, 'SECTION_IDS')]
    expect(sections.filter((section) => !leads(section))).toEqual([])
    const led = [...found].flatMap(([, to]) => [...to])
    expect(led.filter((section) => !sections.includes(section))).toEqual([])
    expect([...found.keys()].filter((code) => !codes.includes(code))).toEqual([])
    // Games that are played at random bring up most of them.
    expect(found.size).toBeGreaterThan(codes.length * 0.6)
  })
})
