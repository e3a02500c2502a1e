/** Names that people could take for each other: letters of other scripts that look the same, marks, case, spaces. */

/** What looks like a Latin letter or digit, by what it looks like; in small letters. */
const LOOKS: { readonly [letter: string]: string } = {
  a: 'аαɑᴀꭺ',
  b: 'ьƅʙᏼ',
  c: 'сϲᴄꮯ',
  d: 'ԁɗđᴅꭰ',
  e: 'еєᴇꭼ',
  f: 'ƒꞙϝꜰ',
  g: 'ɡցɢꮐ',
  h: 'һհħʜꮋ',
  i: 'іιıɩ1l|!ӏłɪʟꮮꭵ',
  j: 'јϳᴊꭻ',
  k: 'кκᴋꮶ',
  m: 'мᴍꮇ',
  n: 'пոηɴ',
  o: 'оοօ0σøᴏ',
  p: 'рρᴘꮲ',
  q: 'ԛգ',
  r: 'гʀꭱ',
  s: 'ѕ5ꜱꮪ',
  t: 'тτŧᴛꭲ',
  u: 'υսᴜ',
  v: 'ѵνᴠꮩ',
  w: 'ԝωᴡꮃ',
  x: 'хχ',
  y: 'уγүʏꮍ',
  z: 'ʐ2ᴢꮓ',
}
/** Capitals that look like another Latin letter than their small form does. */
const CAPITALS: { readonly [letter: string]: string } = {
  b: 'ВΒ',
  e: 'Ε',
  h: 'НΗ',
  m: 'Μ',
  n: 'Ν',
  y: 'ΥҮ',
  z: 'Ζ',
}
const byLook = (looks: { readonly [letter: string]: string }): ReadonlyMap<string, string> =>
  new Map(Object.entries(looks).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin])))
const LATIN = byLook(LOOKS)
const LATIN_CAPITALS = byLook(CAPITALS)
/** Two letters that are taken for one. */
const TOGETHER: readonly (readonly [two: string, one: string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
]

/** The same for all names that look alike. */
export function looks(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[^\p{L}\p{N}\p{S}\p{P}]/gu, '')
  const letters = Array.from(isForeign(plain) ? plain : Array.from(plain, asLatinCapital).join(''), small)
  return TOGETHER.reduce((text, [two, one]) => text.replaceAll(two, one), letters.join(''))
}

const asLatinCapital = (letter: string): string => LATIN_CAPITALS.get(letter) ?? letter

function small(letter: string): string {
  const lower = letter.toLowerCase()
  return LATIN.get(lower) ?? lower
}

/** Of another script, as its own small letters tell: there its capitals are capitals of that script, and Νίκος is νίκος. */
function isForeign(plain: string): boolean {
  return /\p{Ll}/u.test(plain) && !/\p{Script=Latin}/u.test(plain)
}

/** A name that nobody at the table could be taken for: as it is, or with a number. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(looks))
  if (!taken.has(looks(name))) return name
  for (let n = 2; ; n++) {
    const numbered = `${name} (${n})`
    if (!taken.has(looks(numbered))) return numbered
  }
}
