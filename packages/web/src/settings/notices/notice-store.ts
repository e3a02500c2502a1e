/** What calls me, by which way: kept at the house, changed here. */
import { signal } from '@preact/signals'
import type { Channel, NewChannel, NoticePrefs, NoticeSettings } from '@waystation/protocol'
import { noticeApi } from './notice-api.ts'

/** Null until they have been read. */
export const noticeSettings = signal<NoticeSettings | null>(null)

export async function readNotices(): Promise<void> {
  noticeSettings.value = await noticeApi.read()
}

/** Shown at once, and as it was before if the house refuses it. */
export async function changePrefs(prefs: NoticePrefs): Promise<void> {
  const before = noticeSettings.value
  if (before === null) return
  noticeSettings.value = { ...before, prefs }
  try {
    await noticeApi.write(prefs)
  } catch (error) {
    noticeSettings.value = before
    throw error
  }
}

export async function addChannel(wanted: NewChannel): Promise<Channel> {
  const made = await noticeApi.add(wanted)
  await readNotices()
  await tellZone()
  return made
}

/** Times are those of the device on which somebody said how to be reached. */
async function tellZone(): Promise<void> {
  const prefs = noticeSettings.value?.prefs
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  if (prefs !== undefined && prefs.zone !== zone) await changePrefs({ ...prefs, zone })
}

export async function removeChannel(id: string): Promise<void> {
  await noticeApi.remove(id)
  await readNotices()
}

/** How it went: null when the message was taken. */
export async function tryChannel(id: string): Promise<Channel['trouble']> {
  const { trouble } = await noticeApi.test(id)
  await readNotices()
  return trouble
}
