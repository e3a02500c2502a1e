/** The figures `waystation bench` gives, each as a plain object. */
import { findGame } from '@waystation/catalog'
import { checkConfig } from '@waystation/kernel'
import { measure, type Timing } from './measure.ts'
import { bytesPerCopy } from './memory.ts'
import { peerPlayout, peerSearch } from './peer.ts'
import { Driver, playInPlace, playPure, samplePositions } from './playouts.ts'
import { openingSearch } from './search.ts'

export interface PeerFigures {
  /** Decisions per second, played in place. */
  readonly waystation: number
  /** The same with a new state and events for every answer, which is how the peer works. */
  readonly waystationPure: number
  /** Null when the peer is not installed. */
  readonly boardgameio: number | null
  readonly ratio: number | null
  readonly ratioPure: number | null
  /** Iterations per second of the bots' searches in the opening. */
  readonly search: number
  readonly boardgameioSearch: number | null
  readonly ratioSearch: number | null
}

export interface GameFigures {
  readonly decisionsPerSecond: number
  readonly decisionsPerSecondWithClone: number
  readonly gamesPerSecond: number
  readonly decisionsPerGame: number
  readonly cloneMicroseconds: number
  readonly stateBytes: number
}

const POSITIONS = 500
/** Iterations of one search: about as long as a bot would think; the peer allows 2000 at most. */
const SEARCH = 2000
const PEER_SEARCH = 100

export async function measurePeer(timing: Timing): Promise<PeerFigures> {
  const entry = findGame('tic-tac-toe')
  const game = await entry.load()
  const config = checkConfig(entry.meta, {})
  const driver = new Driver('tic-tac-toe')
  const inPlace = measure(() => playInPlace(game, config, driver, false), timing).unitsPerSecond
  const pure = measure(() => playPure(game, config, driver), timing).unitsPerSecond
  const playout = peerPlayout(driver)
  const peer = playout && measure(playout, timing).unitsPerSecond
  const search = measure(openingSearch(game, config, SEARCH), timing).unitsPerSecond
  const searching = peerSearch(PEER_SEARCH)
  const peerSearches = searching && measure(searching, timing).unitsPerSecond
  return {
    waystation: Math.round(inPlace),
    waystationPure: Math.round(pure),
    boardgameio: peer && Math.round(peer),
    ratio: peer && rounded(inPlace / peer, 1),
    ratioPure: peer && rounded(pure / peer, 1),
    search: Math.round(search),
    boardgameioSearch: peerSearches && Math.round(peerSearches),
    ratioSearch: peerSearches && rounded(search / peerSearches, 1),
  }
}

export async function measureGame(id: string, players: number, timing: Timing): Promise<GameFigures> {
  const entry = findGame(id)
  const game = await entry.load()
  const config = checkConfig(entry.meta, { players })
  const driver = new Driver(`${game.meta.id} ${config.players}`)
  const plain = measure(() => playInPlace(game, config, driver, false), timing)
  const cloning = measure(() => playInPlace(game, config, driver, true), timing)
  const positions = samplePositions(game, config, driver, POSITIONS)
  let kept: unknown = null
  const clones = measure(() => {
    for (const position of positions) kept = game.clone(position)
    return positions.length
  }, timing)
  if (kept === null) throw new Error('nothing was cloned')
  return {
    decisionsPerSecond: Math.round(plain.unitsPerSecond),
    decisionsPerSecondWithClone: Math.round(cloning.unitsPerSecond),
    gamesPerSecond: Math.round(plain.timesPerSecond),
    decisionsPerGame: rounded(plain.unitsPerSecond / plain.timesPerSecond, 1),
    cloneMicroseconds: rounded(1e6 / clones.unitsPerSecond, 3),
    stateBytes: bytesPerCopy(positions, (position) => game.clone(position)),
  }
}

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}
