// @vitest-environment happy-dom
import { h, render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Piece } from '../../src/games/el-gaucho/pieces/piece.ts'
import { Pieces } from '../../src/games/el-gaucho/pieces/Pieces.tsx'

const INITIALS = { brown: 'B', ochre: 'O', black: 'K', white: 'W', spotted: 'S' }
let root: HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  root = document.createElement('div')
  document.body.append(root)
})

afterEach(() => {
  render(null, root)
  root.remove()
  vi.useRealTimers()
})

const gaucho = (seat: number): Piece => ({
  key: `gaucho ${seat}`,
  kind: 'gaucho',
  seat,
  standing: true,
  x: 10 * seat,
  y: 0,
  scale: 1,
})

function show(...pieces: readonly Piece[]): void {
  void act(() => render(h(Pieces, { pieces, initials: INITIALS, rolling: false }), root))
}

function pass(ms: number): void {
  void act(() => {
    vi.advanceTimersByTime(ms)
  })
}

const leaving = (): number => root.querySelectorAll('.eg-leaving').length

it('draws a piece that leaves for a moment, and not longer though the position changes meanwhile', () => {
  show(gaucho(0), gaucho(1))
  show(gaucho(1))
  expect(leaving()).toBe(1)
  pass(100)
  show()
  expect(leaving()).toBe(2)
  pass(1000)
  expect(leaving()).toBe(0)
})
