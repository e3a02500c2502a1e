/** All that a placement brings, as chips of the prompt: costs first, then what is won, then what will be asked. */
import { type Option, type PlayerView, TOWN_NAMES } from '@waystation/wild-tiled-west'
import type { Consequence } from '../../../adapter.ts'
import type { Labels } from '../labels.ts'
import { chip } from '../consequences.ts'
import type { GlyphName } from '../small/glyphs.tsx'
import type { Then } from '../text/words.ts'
import type { Foresight } from './foresight.ts'

const change = (glyph: GlyphName, by: number, words: (by: number) => string): readonly Consequence[] =>
  by === 0 ? [] : [chip(by < 0 ? 'cost' : 'gain', glyph, words(by))]

export function consequencesOf(foresight: Foresight, before: PlayerView, labels: Labels): readonly Consequence[] {
  const { words } = labels
  const { after, events } = foresight
  const covered = before.horseshoesLeft - after.horseshoesLeft
  return [
    ...change('gold', after.gold - before.gold, words.gold),
    ...change('bullet', after.bullets - before.bullets, words.bullets),
    ...bandits(before, after, labels),
    ...events.flatMap((event): readonly Consequence[] => {
      switch (event.type) {
        case 'shot':
          return [chip('gain', 'tombstone', words.shot(event.cells))]
        case 'townInaugurated':
          return [chip('gain', 'town', words.inaugurated(TOWN_NAMES[event.town], event.points, event.bonus))]
        case 'ghosts':
          return [chip(event.points < 0 ? 'cost' : 'gain', 'town', words.ghosts(event.points))]
        case 'surrounded':
          return [chip('gain', 'house', words.surrounded(labels.name(event.tile)))]
        case 'roped':
          return [chip('gain', 'lasso', words.roped(event.points))]
        case 'mineAdvanced':
          return [chip('gain', 'pickaxe', words.mined(event.space))]
        default:
          return []
      }
    }),
    ...(covered === 0 ? [] : [chip('gain', 'horseshoe', words.horseshoes(covered))]),
    ...change('signs', after.score - before.score, words.points),
    ...then(foresight, labels),
  ]
}

function bandits(before: PlayerView, after: PlayerView, { words }: Labels): readonly Consequence[] {
  const [from, to] = [before.standing.length, after.standing.length]
  return from === to ? [] : [chip(to > from ? 'cost' : 'gain', 'bandit', words.banditsStand(from, to))]
}

const GLYPHS: { readonly [question in Then]: GlyphName } = {
  shoot: 'bullet',
  wrangle: 'cow',
  'alley-place': 'alley',
  'store-gold': 'gold',
  'ace-card': 'ace-card',
  'second-partner': 'partner',
  church: 'tombstone',
  signpost: 'signpost',
}

function then({ next, after }: Foresight, { words }: Labels): readonly Consequence[] {
  const question = next === null ? null : followed(next.kind)
  if (next === null || question === null) return []
  return [chip('note', GLYPHS[question], words.then[question](countIn(question, next.options, after)))]
}

function followed(kind: string): Then | null {
  if (kind.startsWith('signpost')) return 'signpost'
  return kind in GLYPHS ? (kind as Then) : null
}

function countIn(question: Then, options: readonly Option[], after: PlayerView): number {
  if (question === 'wrangle') return Math.max(...options.map((option) => (option.do === 'wrangle' ? option.cows : 0)))
  return question === 'alley-place' ? after.alleysDue + 1 : options.length
}
