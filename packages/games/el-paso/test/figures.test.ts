/** Figures worked out from the tables of components, which the texts tell: as the rulebook prints them. */
import { describe, expect, test } from 'vitest'
import { STARTING_HERD } from '../src/data/cards.ts'
import { amountOf, DISCS } from '../src/data/player-board.ts'
import { LOWEST_BLACK_POST } from '../src/data/posts.ts'
import { deckSize, SUE_SUPPLY_SIZE } from '../src/data/solo.ts'

describe('Mise en place', () => {
  test('12: ten cards are a starting herd', () => {
    expect(STARTING_HERD).toBe(10)
  })
})

describe('El Paso', () => {
  test('what the discs bring or cost when they leave the board', () => {
    expect(Object.fromEntries(DISCS.map(({ id }) => [id, amountOf(id)]))).toEqual({
      'disc-aux-money': 0,
      'disc-aux-certificate': 0,
      'disc-aux-exchange': 0,
      'disc-aux-remove': 3,
      'disc-hand-limit': 4,
      'disc-permanent-certificate': 1,
      'disc-move-limit': 2,
    })
  })

  test('black corners begin at a breeding value of 10', () => {
    expect(LOWEST_BLACK_POST).toBe(10)
  })
})

describe('Mode solo, mise en place', () => {
  test('18 cards are her supply', () => {
    expect(SUE_SUPPLY_SIZE).toBe(18)
  })

  test('eight A cards, and up to three B cards', () => {
    expect([deckSize('A'), deckSize('B')]).toEqual([8, 3])
  })
})
