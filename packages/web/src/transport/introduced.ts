/** What this browser has said of itself to the server: whoever has said nothing need not ask it who they are. */
import { effect } from '@preact/signals'
import { isNamed, ownName } from '../people.ts'
import { language } from '../text/index.ts'
import { api, type Person } from './api.ts'

const KEY = 'waystation introduced'
/** A name is typed letter by letter. */
const SETTLED_MS = 1500

export const introducedBefore = (): boolean => localStorage.getItem(KEY) !== null

const person = (): Person => ({ name: ownName(), language: language() })
const keptAs = (told: Person): string => JSON.stringify(told)

export async function introduce(): Promise<void> {
  const told = person()
  await api.introduce(told)
  localStorage.setItem(KEY, keptAs(told))
}

/** Whoever changes name or language is known by the new one; returns how to stop. */
export function stayIntroduced(): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null
  return effect(() => {
    const told = keptAs(person())
    if (timer !== null) clearTimeout(timer)
    if (!isNamed() || !introducedBefore() || localStorage.getItem(KEY) === told) return
    timer = setTimeout(() => void introduce().catch(() => undefined), SETTLED_MS)
  })
}
