/** What the house has to say to everybody: asked for now and then, and told on every stream. */
import { signal } from '@preact/signals'
import type { Announcement, Held, HouseMessage, HouseNews } from '@waystation/protocol'
import { ask } from '../transport/api.ts'

const EVERY_MS = 60_000
const SEEN = 'waystation announcement seen'

const news = signal<HouseNews>({ announcement: null, ban: null, mute: null })
const seen = signal<string | null>(null)

/** What everybody is told, unless this person has read it. */
export const announcement = (): Announcement | null => {
  const told = news.value.announcement
  if (told === null || told.until <= Date.now()) return null
  return told.id === (seen.value ?? sessionStorage.getItem(SEEN)) ? null : told
}

const standing = (held: Held | null | undefined): Held | null => (held && held.until > Date.now() ? held : null)
/** Why this person may not come in, */
export const shutOut = (): Held | null => standing(news.value.ban)
/** and why they may not speak. */
export const silenced = (): Held | null => standing(news.value.mute)

export function haveRead({ id }: Announcement): void {
  sessionStorage.setItem(SEEN, id)
  seen.value = id
}

export function heardHouse({ announcement: told }: HouseMessage): void {
  news.value = { ...news.value, announcement: told }
}

/** Asks again at once: something was refused. */
export async function askHouse(): Promise<void> {
  if (!navigator.onLine || document.visibilityState !== 'visible') return
  news.value = await ask<HouseNews>('GET', '/api/house/news').catch(() => news.peek())
}

export function watchHouse(): void {
  void askHouse()
  setInterval(() => void askHouse(), EVERY_MS)
  document.addEventListener('visibilitychange', () => void askHouse())
}
