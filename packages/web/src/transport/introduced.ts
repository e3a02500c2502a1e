/** What this browser has said of itself to the server: whoever has said nothing need not ask it who they are. */
import { effect, signal } from '@preact/signals'
import { isNamed, ownName } from '../people.ts'
import { change } from '../settings/store.ts'
import { language } from '../text/index.ts'
import { api, type Person } from './api.ts'

const KEY = 'waystation introduced'
/** A name is typed letter by letter. */
const SETTLED_MS = 1500

/** Whether the server has ever been told a name. */
export const introduced = signal(false)

const person = (): Person => ({ name: ownName(), language: language() })
const keptAs = (told: Person): string => JSON.stringify(told)

export async function introduce(): Promise<void> {
  const said = person()
  const { name } = await api.introduce(said)
  // The house has given them another one.
  if (name !== said.name) change({ name })
  isKnown()
}

/** The server knows this person by the name they have here. */
export function isKnown(): void {
  localStorage.setItem(KEY, keptAs(person()))
  introduced.value = true
}

/** The server knows nobody here any more. */
export function isForgotten(): void {
  localStorage.removeItem(KEY)
  introduced.value = false
}

/** Whoever changes name or language is known by the new one. */
export function stayIntroduced(): void {
  let timer: ReturnType<typeof setTimeout> | null = null
  introduced.value = localStorage.getItem(KEY) !== null
  effect(() => {
    const told = keptAs(person())
    if (timer !== null) clearTimeout(timer)
    if (!isNamed() || !introduced.value || localStorage.getItem(KEY) === told) return
    timer = setTimeout(() => void introduce().catch(() => undefined), SETTLED_MS)
  })
}
