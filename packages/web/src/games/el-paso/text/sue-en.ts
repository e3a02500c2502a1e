import type { SueWords } from './sue-words.ts'

const some = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

export const en: SueWords = {
  sue: 'Sue',
  sueNext: 'What she may do next',
  suePlayed: 'Her last turn',
  sueAhead: (count) => `${some(count, 'card', 'cards')} to come, in no order`,
  sueShuffles: 'She shuffles all her cards',
  sueStrategy: 'Strategy: leftmost first',
  sueFetches: {
    cowboy: (what) => `fetches ${what}`,
    builder: (what) => `builds up to ${what}`,
    engineer: (what) => `uses ${what}`,
  },
  suePosts: 'Delivers next to',
  sueCattle: 'Cattle',
  sueTiles: 'Tiles',
  sueSupply: (count) => `Supply: ${count}`,
  suePoints: 'points so far',
  sueDraws: 'She draws from her supply, unseen.',
  sueWay: 'Fewer buildings decide at a fork; if equal, the inner way.',
  sueReason: {
    market: 'The dearest breed her cowboys can fetch, or the next lower one that is there.',
    train: 'The train card for her engineers; of tiles the one with most points.',
    build: 'The biggest building her builders allow, on the dearest empty space, the nearest of equals.',
    replace: 'Both markers are placed: the replacement that uses most builders; failing that, a Hereford.',
    best: 'What she has most workers for; of equals the leftmost in her row.',
    post: 'After her action in El Paso: a Simmental, then a disc on her next post.',
    wild: 'A wild worker joins her largest group that is not full, the leftmost of equals.',
  },
  noneYet: 'none yet',
}
