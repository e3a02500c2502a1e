/** The service worker, and the new version that it may have fetched. */
import { signal } from '@preact/signals'

/** A new version waits to take over. */
export const updateReady = signal<ServiceWorker | null>(null)

export async function watchUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const before = serviceWorker.controller
  serviceWorker.addEventListener('controllerchange', () => {
    if (before !== null) location.reload()
  })
  const registration = await serviceWorker.register('/sw.js').catch(() => null)
  if (!registration) return
  const offer = (worker: ServiceWorker | null): void => {
    if (worker !== null && serviceWorker.controller !== null) updateReady.value = worker
  }
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker)
    })
  })
}

export function takeUpdate(): void {
  updateReady.value?.postMessage('take over')
}

/** Takes the newest version there is; if this is it already, loads the page again. */
export async function loadNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.update().catch(() => undefined)
  const worker = registration?.waiting ?? registration?.installing ?? null
  if (worker === null) location.reload()
  else if (worker.state === 'installed') worker.postMessage('take over')
  else worker.addEventListener('statechange', () => worker.postMessage('take over'), { once: true })
}

const RELOADED = 'waystation reloaded'
/** Twice within this time, in milliseconds, is no new version but a fault. */
const SOON = 10_000

/** A house that was built anew while this page was open has other parts: the page is loaded again, with what it is now. */
export function watchParts(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < SOON) return
    event.preventDefault()
    sessionStorage.setItem(RELOADED, String(Date.now()))
    location.reload()
  })
}
