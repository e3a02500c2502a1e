/** Web Push on this device: the browser's own question comes only after a click. */
import type { NewChannel } from '@waystation/protocol'

const registration = async (): Promise<ServiceWorkerRegistration | null> =>
  (await navigator.serviceWorker?.getRegistration()) ?? null

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window

/** The subscription of this browser, if it has one. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null
  return (await (await registration())?.pushManager.getSubscription()) ?? null
}

/** As the house names it: SHA-256 of its endpoint. */
export async function endpointName(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Null: the browser, or whoever sits before it, would rather not. */
export async function subscribe(key: string): Promise<Extract<NewChannel, { kind: 'push' }> | null> {
  const worker = await registration()
  if (worker === null || (await Notification.requestPermission()) !== 'granted') return null
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null
  return { kind: 'push', endpoint, keys: { p256dh, auth }, label: deviceName() }
}

/** What this browser runs on, as its owner would call it. */
function deviceName(): string {
  const agent = navigator.userAgent
  const system = /Android|iPhone|iPad|Windows|Mac OS X|Linux/.exec(agent)?.[0].replace(' OS X', '') ?? ''
  const browser = /Firefox|Edg|OPR|Chrome|Safari/.exec(agent)?.[0].replace('Edg', 'Edge').replace('OPR', 'Opera') ?? ''
  return [browser, system].filter((part) => part !== '').join(', ') || 'Web'
}
