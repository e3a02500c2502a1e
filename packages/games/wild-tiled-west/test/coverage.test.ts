/** Coverage by play: at every number of players everything in the box happens. */
import { decisionKinds, optionKinds, randomPolicy, reasonCodes, told, type Topics } from '@waystation/testkit'
import { coverage } from '@waystation/testkit/vitest'
import { describe } from 'vitest'
import { SIDES } from '../src/data/boards.ts'
import { CONTRACTS } from '../src/data/figures.ts'
import { PARTNER_IDS } from '../src/data/partners.ts'
import { BANDIT_CARD_IDS } from '../src/data/solo.ts'
import { PIECE_IDS, SIGN_OF, SUITS, TILE_IDS } from '../src/data/tiles.ts'
import { type Event, GAINS, SOURCES } from '../src/events.ts'
import { REASON_CODES } from '../src/reasons.ts'
import { type WildTiledWest, wildTiledWest } from '../src/index.ts'
import { QUESTIONS } from '../src/questions.ts'
import { builder, closer, drover, paver, rancher, riverman } from './support/policies.ts'
import { EVENT_TYPES, OPTION_KINDS } from './support/vocabulary.ts'

const SOLO_EVENTS: readonly Event['type'][] = ['banditCard', 'ridgeShot', 'ridgeWrangled', 'ridgeGrows', 'soloRank']
/** With three dice on the table a waiting one hardly ever finds its line emptied; rules/dice.test.ts shows it. */
const WITH_MORE_DICE: readonly Event['type'][] = ['dieMoved']
/** So rare that they are shown by tests of their own: a store or an alley without any room, and a turn without any option. */
const RARE_EVENTS: readonly Event['type'][] = ['storeLost', 'alleysLost', 'passed', 'noHillFree', 'dieSetAside']
/** Without a choice nobody is asked: bullets enough for everybody in sight. */
const RARE_OPTIONS: readonly string[] = ['pass', 'shootAll']
const RARE_REASONS: readonly string[] = ['fits-nowhere', 'not-in-sight', 'not-on-signpost']

/** Rare questions at which one always asks why not. */
const SPECIAL_PLACES: readonly string[] = ['homestead-place', 'shoot', 'church', 'hill-bandit']

const common = <K extends string>(all: readonly K[], rare: readonly K[]): K[] => all.filter((id) => !rare.includes(id))
/** Seen or not, rare things are not asked for. */
const unless = (rare: readonly string[], ids: readonly string[]): string[] => ids.filter((id) => !rare.includes(id))

function topics(players: number): Topics<WildTiledWest> {
  const rare = [...RARE_EVENTS, ...(players === 1 ? [] : SOLO_EVENTS), ...(players < 3 ? WITH_MORE_DICE : [])]
  const red = TILE_IDS.filter((_, tile) => SIGN_OF[tile] === 'red')
  return {
    event: { expected: common(EVENT_TYPES, rare), ofEvent: ({ type }) => unless(rare, [type]) },
    question: decisionKinds(...QUESTIONS),
    option: optionKinds((o) => o.do, ...OPTION_KINDS.filter((kind) => !RARE_OPTIONS.includes(kind))),
    side: told(
      'boardTaken',
      SIDES.map(({ board, face }) => `${board} ${face}`),
      (e) => `${e.board} ${e.face}`,
    ),
    laid: told('laid', PIECE_IDS, (e) => e.piece),
    surrounded: told('surrounded', red, (e) => e.tile),
    gained: told('gained', GAINS, (e) => e.gain),
    source: told('gained', SOURCES, (e) => e.source),
    contract: told('contractTaken', CONTRACTS, (e) => e.contract),
    cows: told('wrangled', ['3', '4', '5', '6', '7'], (e) => String(e.cows)),
    ace: told('aceTaken', SUITS, (e) => e.suit),
    'second partner': told('partnerTaken', PARTNER_IDS, (e) => e.partner),
    'partner kept': told('partnerRevealed', PARTNER_IDS, (e) => e.partner),
    ...(players === 1 ? { card: told('banditCard', BANDIT_CARD_IDS, (e) => e.card) } : {}),
    reason: {
      expected: REASON_CODES.filter((code) => !RARE_REASONS.includes(code)),
      atPosition: (position) => {
        const { decisions, rng } = position
        const [{ seat: asked, kind }] = decisions
        const special = SPECIAL_PLACES.includes(kind)
        if (!special && rng.int(12) !== 0) return []
        return unless(RARE_REASONS, reasonCodes(position, special ? asked : rng.int(players)))
      },
      atEnd: ({ game, state }) => game.explain?.(state, 0, 'a1').map(({ code }) => code) ?? [],
    },
  }
}

const policies = [closer, rancher, randomPolicy, drover, closer, builder, rancher, closer, paver, riverman]
const variants = { boards: 'chosen', sides: 'chosen' }

describe.each([
  [1, 170],
  [2, 130],
  [3, 110],
  [4, 90],
  [5, 80],
])('%i players', (players, games) => {
  coverage<WildTiledWest>(wildTiledWest, { games, configs: [{ players, variants }], policies, topics: topics(players) })
})
