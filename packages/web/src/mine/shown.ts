/** What a push has shown on this device goes once its reader has come: no message has to be sent to clear it. */
import { useEffect } from 'preact/hooks'

async function closeShown(tag: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await worker?.getNotifications({ tag })) ?? []) shown.close()
}

/** `tag`: the table it was about, or the one of several at once. */
export function useCloseShown(tag: string): void {
  useEffect(() => {
    const look = (): void => {
      // Where there are no notifications there are none to close.
      if (document.visibilityState === 'visible') void closeShown(tag).catch(() => undefined)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [tag])
}
