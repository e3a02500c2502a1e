/** Joining words, the same way in every language: only the last link differs. */
export const joined =
  (last: string) =>
  (items: readonly string[]): string =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A number with a real minus sign. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n))
