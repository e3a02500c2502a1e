import { useEffect, useState } from 'preact/hooks'

export type Loaded<V> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: V }
  | { readonly state: 'failed'; readonly error: unknown }

const LOADING = { state: 'loading' } as const

/** What a promise gives, asked for again whenever one of the inputs changes; until then, what it gave before. */
export function useLoaded<V>(load: () => Promise<V>, inputs: readonly unknown[]): Loaded<V> {
  const [loaded, setLoaded] = useState<Loaded<V>>(LOADING)
  useEffect(() => {
    let wanted = true
    load().then(
      (value) => wanted && setLoaded({ state: 'ready', value }),
      (error: unknown) => wanted && setLoaded({ state: 'failed', error }),
    )
    return () => {
      wanted = false
    }
  }, inputs)
  return loaded
}
