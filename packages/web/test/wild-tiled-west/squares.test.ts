import { cellOf, type PlayerView, SIZE, wildTiledWest } from '@waystation/wild-tiled-west'
import { Fragment, h } from 'preact'
import { render } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import { bordersOf } from '../../src/games/wild-tiled-west/outlines.ts'
import { pictures } from '../../src/games/wild-tiled-west/pictures.tsx'
import { squaresOf } from '../../src/games/wild-tiled-west/squares.ts'
import { playThrough } from '../support/play-through.ts'

describe('a settlement in squares', () => {
  it('shows what covers each square, all game long', () => {
    let seen = 0
    playThrough(wildTiledWest, { players: 2, seed: 'squares' }, ({ view, decision }) => {
      const player: PlayerView = view.players[decision.seat]
      const squares = squaresOf(player)
      if (squares === null) return
      seen++
      expect(squares).toHaveLength(SIZE * SIZE)
      const bare = player.covered.filter((id) => squares[cellOf(id)].ground === 'empty')
      expect(bare).toEqual([])
      for (const id of player.standing) expect(squares[cellOf(id)].sign).toBe('bandit')
      player.tiles.forEach(({ cells }, number) => {
        expect(cells.map((id) => squares[cellOf(id)].tile)).toEqual(cells.map(() => number))
      })
    })
    expect(seen).toBeGreaterThan(20)
  })

  it('is drawn beside every place and piece that can be chosen', () => {
    const drawn = new Map<string, string>()
    const bare = new Set<string>()
    playThrough(wildTiledWest, { players: 2, seed: 'pictures' }, ({ view, decision }) => {
      for (const option of decision.options) {
        const picture = pictures.option?.(option, view) ?? null
        if (picture === null) bare.add(option.do)
        else if (!drawn.has(option.do)) drawn.set(option.do, render(h(Fragment, null, picture)))
      }
    })
    expect([...drawn.keys()]).toEqual(expect.arrayContaining(['draft', 'lay', 'turn']))
    expect([...drawn.keys()].filter((kind) => bare.has(kind))).toEqual([])
    for (const svg of drawn.values()) expect(svg).toMatch(/^<svg class="option-picture"/)
  })
})

it('lines run between groups and around them, not inside', () => {
  const corner = bordersOf((cell) => (cell === 0 || cell === 1 ? 'a' : null))
  expect(corner.split('M').filter(Boolean).sort()).toEqual(['0 0h1', '0 0v1', '0 1h1', '1 0h1', '1 1h1', '2 0v1'])
})
