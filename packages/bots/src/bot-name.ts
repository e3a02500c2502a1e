/**
 * What a bot is called: a level or a yardstick and, after a plus, the style it plays in, if it has one. `legend+builder` is a Legend who likes to
 * build. A file of its own, for those who show names and have no use for bots.
 */
const STYLE = '+'

export const nameWith = (id: string, style: string | null): string => (style === null ? id : id + STYLE + style)

export function partsOf(name: string): { readonly id: string; readonly style: string | null } {
  const plus = name.indexOf(STYLE)
  return plus < 0 ? { id: name, style: null } : { id: name.slice(0, plus), style: name.slice(plus + STYLE.length) }
}
