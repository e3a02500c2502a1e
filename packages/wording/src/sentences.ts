/** How sentences are put together, the same way in every game and language. */

/** Wording for every member of a union, keyed by its discriminant. */
export type Wording<U, K extends keyof U & string, A extends readonly unknown[]> = {
  readonly [V in U[K] & string]: (item: Extract<U, { readonly [k in K]: V }>, ...rest: A) => string
}

/**
 * The wording of one member of a union. The table's type guarantees that its entry is there and takes that member, which
 * the compiler cannot follow for a member it does not know yet.
 */
export function worded<
  U extends { readonly [k in K]: string },
  K extends keyof U & string,
  A extends readonly unknown[],
>(table: Wording<U, K, A>, by: K, item: U, ...rest: A): string {
  const entries: { readonly [value: string]: unknown } = table
  return (entries[item[by]] as (item: U, ...rest: A) => string)(item, ...rest)
}

/** "a, b and c": only the word before the last differs between languages. */
export const joined =
  (last: string) =>
  (items: readonly string[]): string =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`

/** Sentences, answers and headings may begin with the name of a thing. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
