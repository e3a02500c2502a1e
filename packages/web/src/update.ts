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
