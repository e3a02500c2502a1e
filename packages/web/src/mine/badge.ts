/** How many tables wait for me, on the icon of the app where the browser has one. */
import { effect } from '@preact/signals'
import { waitingForMe } from './store.ts'

export function keepBadge(): void {
  if (!('setAppBadge' in navigator)) return
  effect(() => {
    const count = waitingForMe.value.length
    const done = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)
    // Not every app that is installed has an icon to put it on.
    done.catch(() => undefined)
  })
}
