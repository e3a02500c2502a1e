import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Check } from '../checks/index.mjs'
import { runChecks } from '../lib/stages.mjs'

afterEach(() => vi.restoreAllMocks())

/** Checks that end when they are told to, and what was begun and told. */
function scene() {
  const begun: string[] = []
  const told: string[] = []
  const ends = new Map<string, (ok: boolean) => void>()
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((line: string) => void told.push(line.split(/ +/).slice(0, 2).join(' ')))
  const check = (name: string, beside?: true): Check => ({
    name,
    ...(beside && { beside }),
    run: () => {
      begun.push(name)
      return new Promise((resolve) => ends.set(name, (ok) => resolve({ ok, detail: `${name} it is` })))
    },
  })
  const end = async (name: string, ok = true): Promise<void> => {
    await expect.poll(() => begun).toContain(name)
    ends.get(name)?.(ok)
  }
  return { begun, told, check, end }
}

describe('checks', () => {
  it('of two kinds go on beside each other, and are told in their order', async () => {
    const { begun, told, check, end } = scene()
    const all = runChecks([check('format'), check('lint'), check('boundaries', true), check('unused', true)])
    await end('boundaries')
    await end('unused')
    expect(begun.filter((name) => name === 'lint')).toEqual([])
    expect(told).toEqual([])
    await end('format')
    await end('lint')
    expect(await all).toBe(true)
    expect(told).toEqual(['ok format', 'ok lint', 'ok boundaries', 'ok unused'])
  })

  it('that fail stop the others: those not yet begun are not begun', async () => {
    const { begun, told, check, end } = scene()
    const all = runChecks([check('format'), check('lint'), check('boundaries', true)])
    await end('boundaries', false)
    await new Promise((resolve) => setImmediate(resolve))
    await end('format')
    expect(await all).toBe(false)
    expect(told).toEqual(['ok format', 'FAILED boundaries'])
    expect(begun.sort()).toEqual(['boundaries', 'format'])
  })

  it('stop at the first that fails: what is said is about that one, and nothing new begins', async () => {
    const { begun, told, check, end } = scene()
    const all = runChecks([check('format'), check('lint'), check('boundaries', true), check('unused', true)])
    await end('format', false)
    expect(await all).toBe(false)
    expect(told).toEqual(['FAILED format'])
    await end('boundaries')
    await new Promise((resolve) => setImmediate(resolve))
    expect(begun.sort()).toEqual(['boundaries', 'format'])
  })
})
