/**
 * Great Western Trail without modules plays as version 2 did: the same questions, the same answers in the same order and the same
 * points, but for rides, which objective cards now allow at the beginning of phase B too. Frozen rules and today's, side by side.
 */
import { checkConfig, type Decision, type Game, Play, Rng } from '@waystation/kernel'
import { expect, test } from 'vitest'
import { findGame, loadRules } from '../src/index.ts'

const GAMES = 12
const TABLES = [
  { 'neutral-buildings': 'fixed', 'private-buildings': 'a' },
  { 'neutral-buildings': 'shuffled', 'private-buildings': 'b' },
  { 'neutral-buildings': 'shuffled', 'private-buildings': 'mixed' },
]

const begun = (game: Game, players: number, seed: string, variants: Record<string, string>) =>
  new Play(game, game.setup(checkConfig(game.meta, { players, variants }), new Rng(seed)))
const isRide = (id: string): boolean => id.startsWith('play objective-move')
const ids = ({ options, kind }: Decision): string[] =>
  options.map((option) => option.id).filter((id) => kind !== 'act' || !isRide(id))

test.each([2, 3, 4])(
  '%i players: without modules everything but rides in phase B is as in version 2',
  async (players) => {
    const entry = findGame('great-western-trail')
    const [former, today] = await Promise.all([loadRules(entry, 2), entry.load()])
    for (let n = 0; n < GAMES; n++) {
      const variants = TABLES[n % TABLES.length]
      const [old, now] = [former, today].map((game) => begun(game, players, `former ${n}`, variants))
      const rng = new Rng(`answers ${n}`)
      while (!old.over) {
        const [asked] = old.decisions
        expect(now.decisions.map(({ seat, kind }) => [seat, kind])).toEqual([[asked.seat, asked.kind]])
        expect(ids(now.decisions[0])).toEqual(ids(asked))
        const { id } = rng.pick(asked.options)
        old.answer(asked.seat, id)
        now.answer(asked.seat, id)
      }
      expect(now.over).toBe(true)
      expect(today.scores(now.state)).toEqual(former.scores(old.state))
    }
  },
)
