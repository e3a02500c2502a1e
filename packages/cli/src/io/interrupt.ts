/** Ctrl-C, once: long work ends in order and keeps what it has. A second one ends the program as usual. */
export function onInterrupt(): { readonly stop: AbortSignal; release(): void } {
  const controller = new AbortController()
  const interrupt = (): void => controller.abort()
  process.once('SIGINT', interrupt)
  return { stop: controller.signal, release: () => void process.off('SIGINT', interrupt) }
}
