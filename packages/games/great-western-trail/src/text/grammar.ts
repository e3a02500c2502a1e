/** A number with a real minus sign. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n))
