import { inputNames, Inputs, Play, Rng, start, type StoredNetwork } from '@waystation/kernel'
import { ticTacToe } from '@waystation/tic-tac-toe'
import { describe, expect, test } from 'vitest'
import { fromBase64, toBase64 } from '../../src/learn/base64.ts'
import { chanceOf } from '../../src/learn/chance.ts'
import { FloatNetwork } from '../../src/learn/float-network.ts'
import { Network } from '../../src/learn/network.ts'
import { roundOff, unrounded } from '../../src/learn/round-off.ts'
import { openNetwork, storeNetwork } from '../../src/learn/stored.ts'
import type { Valuer } from '../../src/learn/valuer.ts'

const SHAPE = { inputs: 70, first: 64, second: 32 }
const SCALE = { usual: 50, spread: 20 }
const AIM = { rival: 0.8, win: 12 }

/** A position, and others that differ from it in a few inputs. */
function positions(count: number): Inputs[] {
  const rng = new Rng('positions')
  const first = Array.from({ length: SHAPE.inputs }, () => (rng.int(3) === 0 ? rng.int(255) - 127 : 0))
  return Array.from({ length: count }, () => {
    const inputs = new Inputs(SHAPE.inputs)
    for (let i = 0; i < first.length; i++) inputs.amount('', rng.int(8) === 0 ? rng.int(255) - 127 : first[i], 16)
    return inputs
  })
}

const network = FloatNetwork.random(SHAPE, SCALE, new Rng('network'))
const whole = new Network(roundOff(network, AIM))
const near = positions(20)

function valued(valuer: Valuer, at: Inputs, inputs: Inputs): number[] {
  valuer.at(at)
  return [...valuer.of(inputs)]
}

describe('a network', () => {
  test('values a position by what differs from another one as it does from the start', () => {
    const [base, ...others] = near
    const blank = new Inputs(SHAPE.inputs)
    expect(others.map((inputs) => valued(whole, base, inputs))).toEqual(
      others.map((inputs) => valued(whole, blank, inputs)),
    )
    const off = others.flatMap((inputs) => {
      const direct = valued(network, inputs, inputs)
      return valued(network, base, inputs).map((value, i) => Math.abs(value - direct[i]))
    })
    expect(Math.max(...off)).toBeLessThan(1e-9)
  })

  test('comes to the same value by any way', () => {
    const last = near[near.length - 1]
    const wanderer = new Network(roundOff(network, AIM))
    for (const inputs of near) wanderer.at(inputs)
    expect([...wanderer.of(last)]).toEqual(valued(whole, new Inputs(SHAPE.inputs), last))
  })

  test('rounded off says nearly what it said before', () => {
    const off = near.map((inputs) => {
      const exact = valued(network, inputs, inputs)
      return Math.max(...valued(whole, inputs, inputs).map((value, i) => Math.abs(value - exact[i])))
    })
    const apart = near.map((inputs) => valued(network, inputs, inputs)[0])
    expect(Math.max(...apart) - Math.min(...apart)).toBeGreaterThan(5)
    expect(Math.max(...off)).toBeLessThan(1)
  })

  test('taken back from whole numbers it says what those say, and rounds off to them again', () => {
    const { shape, scale } = whole.parts
    const back = new FloatNetwork(shape, scale, unrounded(whole.parts))
    const off = near.map((inputs) => {
      const said = valued(whole, inputs, inputs)
      return Math.max(...valued(back, inputs, inputs).map((value, i) => Math.abs(value - said[i])))
    })
    // Units of whole numbers are cut to parts of 256.
    expect(Math.max(...off)).toBeLessThan(0.5)
    expect(roundOff(back, AIM).layers.map(({ weights }) => weights)).toEqual(
      whole.parts.layers.map(({ weights }) => weights),
    )
  })

  test('is the same when it was stored', () => {
    const names = Array.from({ length: SHAPE.inputs }, (_, i) => `input ${i}`)
    const text = JSON.stringify(storeNetwork(roundOff(network, AIM), names, 'by this test'))
    const stored = JSON.parse(text) as StoredNetwork
    const opened = openNetwork(stored, names)
    expect(near.map((inputs) => valued(opened, near[0], inputs))).toEqual(
      near.map((inputs) => valued(whole, near[0], inputs)),
    )
    expect(opened.aim).toEqual(AIM)
  })

  test('refuses to play when the game shows something else than it learned by', () => {
    const names = Array.from({ length: SHAPE.inputs }, (_, i) => `input ${i}`)
    const stored = storeNetwork(roundOff(network, AIM), names, 'by this test')
    expect(() => openNetwork(stored, [...names.slice(1), 'another'])).toThrow('learned by other inputs')
  })
})

test('the sight of tic-tac-toe has a name for every input and fills them all', () => {
  const names = inputNames(ticTacToe, 2)
  const { state } = start(ticTacToe, {}, 'marks')
  const play = new Play(ticTacToe, state)
  play.answer(0, 'mark 5')
  play.answer(1, 'mark 1')
  const inputs = new Inputs(names.length)
  ticTacToe.sight?.see(play.state, 1, inputs)
  expect(inputs.written).toBe(names.length)
  expect(names.filter((_, i) => inputs.values[i] !== 0)).toEqual(['own mark 0', 'other mark 4'])
})

test('chances are those of the logistic curve, without its rounding', () => {
  const off = Array.from({ length: 121 }, (_, i) => {
    const logit = (i - 60) / 5
    return Math.abs(chanceOf(logit) - 1 / (1 + Math.exp(-logit)))
  })
  expect(Math.max(...off)).toBeLessThan(1e-4)
})

test('bytes become text and bytes again', () => {
  const rng = new Rng('bytes')
  for (const length of [0, 1, 2, 3, 4, 100, 101, 102]) {
    const bytes = Uint8Array.from({ length }, () => rng.int(256))
    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
    expect(fromBase64(toBase64(bytes))).toEqual(bytes)
  }
})
