/** Whether this device has a network, as far as it knows. */
import { signal } from '@preact/signals'

export const online = signal(navigator.onLine)
addEventListener('online', () => {
  online.value = true
})
addEventListener('offline', () => {
  online.value = false
})
