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
  sueSteps: (steps) => `Her card says ${steps}.`,
  sueStepsFor: (workers) => `One step for each worker: ${workers}.`,
  sueFork: (outer, inner, takes) =>
    `At the fork ${some(outer, 'building', 'buildings')} on the outer way, ${inner} on the inner one: she takes the ${takes} way${outer === inner ? ', as always when equal' : ', with fewer'}.`,
  sueMayStop: (cards, all) => `Sue stops here with ${cards} of ${some(all, 'card', 'cards')}`,
  sueReason: {
    market: 'The dearest breed her cowboys can fetch, or the next lower one that is there.',
    train: 'The train card for her engineers.',
    tile: 'Of the tiles face up the one with most points, the leftmost of equals.',
    build: 'The biggest building her builders allow, on the dearest empty space, the nearest of equals.',
    replace: 'Both markers are placed: the replacement that uses most builders.',
    instead: 'Nothing she could build or replace: a Hereford.',
    best: 'What she has most workers for; of equals the leftmost in her row.',
    post: 'After her action in El Paso: a Simmental, then a disc on her next post.',
    wild: 'A wild worker joins her largest group that is not full, the leftmost of equals.',
  },
  noneYet: 'none yet',
}
