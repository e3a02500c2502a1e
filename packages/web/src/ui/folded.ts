/** Words as they are searched for: accents, capitals and kinds of apostrophe do not matter. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

/** Whether every one of these words is in the text, in any order. */
export function hasWords(text: string, words: string): boolean {
  const inText = folded(text)
  return folded(words)
    .split(/\s+/)
    .every((word) => inText.includes(word))
}
