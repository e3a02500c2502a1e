// @vitest-environment happy-dom
import { h, render } from 'preact'
import { act } from 'preact/test-utils'
import { expect, it } from 'vitest'
import { still } from '../../src/art/still.ts'

interface Facts {
  readonly rect: { readonly x: number; readonly width: number }
  readonly name: string
}

it('draws a piece anew only when something about it has changed', () => {
  let drawn = 0
  const Piece = still(function Piece({ rect, name }: Facts) {
    drawn++
    return h('p', null, `${name} ${rect.x} ${rect.width}`)
  })
  const root = document.createElement('div')
  const show = (facts: Facts): void => void act(() => render(h(Piece, facts), root))
  show({ rect: { x: 1, width: 2 }, name: 'A' })
  show({ rect: { x: 1, width: 2 }, name: 'A' })
  expect(drawn).toBe(1)
  show({ rect: { x: 1, width: 3 }, name: 'A' })
  show({ rect: { x: 1, width: 3 }, name: 'B' })
  expect([drawn, root.textContent]).toEqual([3, 'B 1 3'])
})
