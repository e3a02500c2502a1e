import { tellsPrinted } from '@waystation/testkit/vitest'
import { ACTION_AREAS } from '../src/data/action-areas.ts'
import { BREEDS, HIGHEST_VALUE, SMALL_NUMBERS, TILE_COUNT, TILE_IDS, valueOf } from '../src/data/cattle.ts'
import { coveredWith, PASTURE_LIMIT, PASTURES } from '../src/data/pampa.ts'
import {
  DIE_FACES,
  IMMEDIATE_SALE_BONUS,
  KEEP_RULES,
  SETUP,
  SMALLEST_SALE,
  START_DICE,
  STEPPE_PAIR_HIGHEST,
  STEPPE_SIZE,
} from '../src/data/setup.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'

const told = (where: string) => () => ({ in: where })

tellsPrinted(
  { en, fr },
  {
    'large numbers': {
      data: TILE_IDS.map((_, tile) => valueOf(tile)),
      told: ([tile]) => ({ in: TILE_IDS[Number(tile)] }),
    },
    'small numbers': {
      data: BREEDS.map(() => SMALL_NUMBERS),
      told: ([breed, value]) => ({ in: TILE_IDS[Number(breed) * HIGHEST_VALUE + Number(value)] }),
    },
    'how many tiles': { data: [TILE_COUNT, BREEDS.length, HIGHEST_VALUE], told: told('preparation') },
    'what areas accept': {
      data: ACTION_AREAS,
      told: ([area, key]) => (key === 'accepts' ? { in: ACTION_AREAS[Number(area)].id } : null),
    },
    'what areas accept, in the rules': {
      data: ACTION_AREAS,
      told: ([, key]) => (key === 'accepts' ? { in: 'areas' } : null),
    },
    'spaces of the pastures': {
      data: PASTURES,
      told([pasture, key, players], fact) {
        const { id } = PASTURES[Number(pasture)]
        if (key === 'spaces') return { in: id, en: `It has ${fact} spaces`, fr: `Il a ${fact} cases` }
        return key === 'id'
          ? null
          : { in: id, en: `${fact} with ${players} players`, fr: `${fact} à ${players} joueurs` }
      },
    },
    'limit of a pasture': { data: PASTURES.map(() => PASTURE_LIMIT), told: ([i]) => ({ in: PASTURES[Number(i)].id }) },
    'spaces covered': {
      data: { 2: coveredWith(2), 3: coveredWith(3), 4: coveredWith(4) },
      told: ([players]) => (players === '4' ? { why: 'none are covered' } : { in: 'preparation' }),
    },
    'what players have': {
      data: SETUP,
      told([, key], fact) {
        if (key === 'dice') return { in: 'preparation', en: `${fact} dice and`, fr: `${fact} dés et` }
        if (key === 'gauchos') return { in: 'preparation', en: `and ${fact} gauchos`, fr: `et ${fact} gauchos` }
        if (key === 'startHand') return { in: 'preliminary-round' }
        return fact === 0
          ? { why: 'no breed stays out' }
          : { in: 'preparation', en: 'one breed stays', fr: 'une race reste' }
      },
    },
    'tiles kept at the start': {
      data: KEEP_RULES,
      told: (_keys, fact) =>
        fact === HIGHEST_VALUE
          ? { in: 'preliminary-round', en: 'one of any value', fr: 'une de n’importe quelle valeur' }
          : {
              in: 'preliminary-round',
              ...(fact === 1 && { en: 'one of any value', fr: 'une de n’importe quelle valeur' }),
            },
    },
    'faces of a die': { data: DIE_FACES, told: told('rodeo') },
    'dice for the first turn': { data: START_DICE, told: told('preparation') },
    'tiles of the steppe': { data: STEPPE_SIZE, told: told('steppe') },
    'two tiles of the steppe': { data: STEPPE_PAIR_HIGHEST, told: told('steppe') },
    'immediate sale': { data: [IMMEDIATE_SALE_BONUS, SMALLEST_SALE], told: told('immediate-sale') },
  },
)
