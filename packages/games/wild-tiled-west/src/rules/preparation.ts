/** Boards, and what some Conquest sides set up (Mise en place, Logis en péril, Panneau). */
import type { Seat } from '@waystation/kernel'
import { BOARD_IDS, FACES, sideIndex, SIDES } from '../data/boards.ts'
import { CONTRACTS } from '../data/figures.ts'
import { pieceOf, type Tile, TILE_IDS } from '../data/tiles.ts'
import { type BoardOption, TAKE_BOARD } from '../options.ts'
import type { State } from '../state.ts'
import type { Rule, Context } from '../types.ts'

const HOTEL = pieceOf('hotel')
const STORE = pieceOf('general-store')

export const prepare: Rule<'prepare'> = {
  run(g) {
    const tiles = g.s.stacks.reduce((sum, count) => sum + count, 0)
    g.emit({ type: 'trayFilled', tiles, contracts: g.s.contracts.map((contract) => CONTRACTS[contract]) })
  },
}

const isTaken = (s: Readonly<State>, board: number): boolean =>
  s.players.some(({ side }) => side >= 0 && side >> 1 === board)

/** A board dealt or chosen, on the side agreed upon or chosen. Where nothing is to choose nobody is asked. */
export const takeBoard: Rule<'takeBoard', BoardOption> = {
  ask(s, { seat, board, sides }) {
    const options = TAKE_BOARD.filter((option, index) => {
      const own = board < 0 ? !isTaken(s, index >> 1) : index >> 1 === board
      return own && (sides === 'chosen' || option.face === sides)
    })
    return { seat, kind: 'board', options }
  },
  choose(g, { seat }, { board, face }) {
    const player = g.s.players[seat]
    player.side = sideIndex(BOARD_IDS.indexOf(board), FACES.indexOf(face))
    const { fields, cows, bandits } = SIDES[player.side]
    Object.assign(player, { fields, cows, standing: bandits })
    g.emit({ type: 'boardTaken', seat, board, face })
  },
}

/** Tiles some sides start with come from the trays, not from those left out. */
export const settleIn: Rule<'settleIn'> = {
  run(g) {
    g.s.players.forEach(({ side }, seat) => {
      const { rule } = SIDES[side]
      if (rule === 'signpost') {
        setAside(g, seat, STORE)
        g.s.players[seat].storesAside++
      }
      if (rule === 'homestead-in-peril') {
        setAside(g, seat, HOTEL)
        g.then({ do: 'turnPiece', seat, piece: HOTEL, mode: 'homestead' })
      }
    })
  },
}

function setAside(g: Context, seat: Seat, tile: Tile): void {
  g.s.stacks[tile]--
  g.emit({ type: 'tileSetAside', seat, tile: TILE_IDS[tile] })
}

/** By lot, the last thing of all (Mise en place). */
export const drawFirstPlayer: Rule<'drawFirstPlayer'> = {
  run(g) {
    const { s } = g
    s.first = g.int(s.players.length)
    g.emit({ type: 'firstPlayer', seat: s.first })
  },
}
