/** Who is signed in on this device, as far as it remembers: the server has the last word. */
import { signal } from '@preact/signals'
import { change } from '../settings/store.ts'
import { isForgotten, isKnown } from '../transport/introduced.ts'

const KEY = 'waystation account'

/** Null: nobody; a guest has no account. */
export const accountName = signal<string | null>(localStorage.getItem(KEY))

export function signedInAs(name: string): void {
  localStorage.setItem(KEY, name)
  change({ name })
  isKnown()
  accountName.value = name
}

export function signedOut(): void {
  localStorage.removeItem(KEY)
  isForgotten()
  accountName.value = null
}
