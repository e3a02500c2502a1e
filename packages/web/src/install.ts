/** Whoever has played twice is asked once whether the house may stay on the device, where the browser can do that. */
import { computed, signal } from '@preact/signals'

/** The browser's own offer, which TypeScript does not know. */
interface InstallOffer extends Event {
  prompt(): Promise<void>
}

const PLAYED = 'waystation games begun'
const REFUSED = 'waystation not installed'
const OFTEN = 2

const offer = signal<InstallOffer | null>(null)
const begun = signal(0)

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event

export const installable = computed(() => offer.value !== null && begun.value >= OFTEN)

export function watchInstall(): void {
  begun.value = Number(localStorage.getItem(PLAYED))
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isOffer(event) && localStorage.getItem(REFUSED) === null) offer.value = event
  })
}

export function noteGameBegun(): void {
  begun.value += 1
  localStorage.setItem(PLAYED, String(begun.value))
}

export async function install(): Promise<void> {
  const asked = offer.value
  offer.value = null
  await asked?.prompt()
}

export function refuseInstall(): void {
  offer.value = null
  localStorage.setItem(REFUSED, 'yes')
}
