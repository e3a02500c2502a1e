/** Voyante: one stack is looked at and put back in an order of the player's choice, tile by tile from the top. */
import type { Seat } from '@waystation/kernel'
import { BUILDING_IDS, type BuildingId, buildingOf, type Stack } from '../data/buildings.ts'
import { CONSULT, DONE, PUT_NEXT } from '../options.ts'
import { type State, seenBit } from '../state.ts'
import type { Answer, Rule, Context } from '../types.ts'
import { knows } from './town.ts'

/** "Il consulte une des trois piles": he has to look; only the new order is up to him. */
export const consult: Rule<'consult', Answer<'consult'>> = {
  ask(s, { seat }) {
    const options = CONSULT.filter((_, stack) => s.stacks[stack].length > 0)
    return options.length === 0 ? null : { seat, kind: 'consult', options }
  },
  choose(g, { seat }, option) {
    const stack = option.stack - 1
    if (g.s.stacks[stack].some((tile) => !knows(g.s, seat, tile))) g.reveal()
    g.emit({ type: 'stackConsulted', seat, stack: option.stack, secret: { [seat]: { tiles: fromTop(g.s, stack) } } })
    // From here on the others cannot tell where anything lies in it, whatever they knew before.
    for (const tile of g.s.stacks[stack]) g.s.seen[tile] = seenBit(seat)
    g.then({ do: 'arrange', seat, stack, placed: 0 })
  },
}

const fromTop = (s: Readonly<State>, stack: Stack): BuildingId[] =>
  s.stacks[stack].map((tile) => BUILDING_IDS[tile]).reverse()

/** Which tile comes next below those placed; or leave the rest as it is. */
export const arrange: Rule<'arrange', Answer<'putNext'> | typeof DONE> = {
  ask(s, { seat, stack, placed }) {
    const loose = s.stacks[stack].slice(0, s.stacks[stack].length - placed)
    if (loose.length < 2) return null
    const options = loose.sort((a, b) => a - b).map((tile) => PUT_NEXT[tile])
    return { seat, kind: 'arrange', options: [...options, DONE] }
  },
  choose(g, step, option) {
    const { seat, stack, placed } = step
    if (option.do === 'done') return emitArranged(g, seat, stack)
    const tiles = g.s.stacks[stack]
    const tile = buildingOf(option.building)
    tiles.splice(tiles.indexOf(tile), 1)
    tiles.splice(tiles.length - placed, 0, tile)
    if (tiles.length - placed > 2) g.then({ ...step, placed: placed + 1 })
    else emitArranged(g, seat, stack)
  },
}

function emitArranged(g: Context, seat: Seat, stack: Stack): void {
  g.emit({ type: 'stackArranged', seat, stack: stack + 1, secret: { [seat]: { tiles: fromTop(g.s, stack) } } })
}
