/**
 * Keeps the house on the device: after the first visit it opens, and plays, without a network. Rules of earlier versions, and what bots
 * learned, are kept once a game has asked for them, and stay through every update: their names never change.
 */
import type { PushMessage } from '@waystation/protocol'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build: every file of this version, and its fingerprint. */
declare const __FILES__: readonly string[]
declare const __VERSION__: string
/** Where the rules of earlier versions lie, and what bots learned. */
declare const __ON_DEMAND__: readonly string[]

const CACHE = `waystation ${__VERSION__}`
const ARCHIVE_CACHE = 'waystation archive'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(__FILES__)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting()
})

/** Every message is shown: a browser takes the right to call back from those who call and show nothing. */
self.addEventListener('push', (event) => {
  if (event.data === null) return
  const { title, body, path, tag, language } = event.data.json() as PushMessage
  const shown = self.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: path,
  })
  event.waitUntil(shown)
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(String(event.notification.data)))
})

/** In a window that is there already, if one is. */
async function goTo(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => new URL(url).pathname === path) ?? windows.at(0)
  if (there === undefined) {
    await self.clients.openWindow(path)
    return
  }
  const focused = await there.focus()
  if (new URL(focused.url).pathname !== path) await focused.navigate(path)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (__FILES__.includes(url.pathname)) event.respondWith(kept(url.pathname, request))
  else if (__ON_DEMAND__.some((folder) => url.pathname.startsWith(folder)))
    event.respondWith(keptFromNowOn(url.pathname, request))
})

async function dropOld(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith('waystation ') && name !== CACHE && name !== ARCHIVE_CACHE)
      .map((name) => caches.delete(name)),
  )
}

/** Every page is the same file; its script reads the address. */
function page(request: Request): Promise<Response> {
  return kept('/', request)
}

async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(path)) ?? fetch(request)
}

async function keptFromNowOn(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(ARCHIVE_CACHE)
  const found = await cache.match(path)
  if (found) return found
  const response = await fetch(request)
  if (response.ok) await cache.put(path, response.clone())
  return response
}
