import type { en } from './en.ts'

/** The same keys, whatever the words. */
export type Worded<V> = V extends string
  ? string
  : V extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof V]: Worded<V[K]> }

/** Every word of the interface. English names the keys; a language that lacks one does not compile. */
export type Text = Worded<typeof en>
