/** Every figure of player boards once more, as it is printed. */
import { describe, expect, test } from 'vitest'
import {
  CERTIFICATE_LIMITS,
  CERTIFICATE_TRACK,
  DISC_SPOTS,
  SCORING_SLOTS,
  SLOT_VP,
  SLOTS_PER_ROW,
  STEP_VP_POINTS,
  WORKER_SLOTS,
} from '../../src/data/player-board.ts'
import { words } from '../support/figures.ts'

describe('Player board', () => {
  test('the discs of board and annex: how many alike, what they cost and bring', () => {
    expect(DISC_SPOTS.map(({ id, frame, count, cost, money }) => `${id} ${frame} ${count}: ${cost}, ${money}`)).toEqual(
      [
        'disc-aux-money white 1: 0, 0',
        'disc-aux-draw white 1: 0, 0',
        'disc-aux-certificate white 2: 0, 0',
        'disc-aux-engine white 2: 0, 0',
        'disc-aux-remove white 2: 0, 0',
        'disc-step-money black 1: 0, 3',
        'disc-step-vp black 1: 0, 0',
        'disc-hand black 2: 5, 0',
        'disc-certificate-4 white 1: 0, 0',
        'disc-certificate-6 black 1: 0, 0',
        'disc-aux-shop white 1: 2, 0',
      ],
    )
    expect(STEP_VP_POINTS).toBe(3)
  })
  test('certificates 0, 1, 2, 3, 4 and 6', () => {
    expect(CERTIFICATE_TRACK).toEqual([0, 1, 2, 3, 4, 6])
    expect(Object.values(CERTIFICATE_LIMITS).map((at) => CERTIFICATE_TRACK[at])).toEqual([3, 4, 6])
  })
  test('six workers in a row; the fifth and sixth are worth 4 points', () => {
    expect([SLOTS_PER_ROW, SCORING_SLOTS, SLOT_VP]).toEqual([6, [5, 6], 4])
    expect(WORKER_SLOTS.map(words)).toEqual([
      ', , , removeHazard 0, , trade',
      ', , , build 1, , build 1',
      ', discard jersey 0 1, discard jersey 2 0, hire -2, discard jersey 0 2, discard jersey 4 0',
    ])
  })
})
