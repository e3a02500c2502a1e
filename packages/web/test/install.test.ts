// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

/** The browser offers to keep the house; TypeScript does not know such an event. */
const offered = (): Event => Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.resolve() })

test('installing is offered to whoever has begun two games, and not again to whoever refuses', async () => {
  const first = await import('../src/install.ts')
  first.watchInstall()
  dispatchEvent(offered())
  expect(first.installable.value).toBe(false)
  first.noteGameBegun()
  expect(first.installable.value).toBe(false)
  first.noteGameBegun()
  expect(first.installable.value).toBe(true)
  first.refuseInstall()
  expect(first.installable.value).toBe(false)

  vi.resetModules()
  const later = await import('../src/install.ts')
  later.watchInstall()
  dispatchEvent(offered())
  expect(later.installable.value).toBe(false)
})

test('the number of games is kept, and the browser is asked once', async () => {
  const first = await import('../src/install.ts')
  first.watchInstall()
  first.noteGameBegun()
  vi.resetModules()
  const later = await import('../src/install.ts')
  later.watchInstall()
  later.noteGameBegun()
  const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve())
  dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
  expect(later.installable.value).toBe(true)
  await later.install()
  expect(prompt).toHaveBeenCalledTimes(1)
  expect(later.installable.value).toBe(false)
})
