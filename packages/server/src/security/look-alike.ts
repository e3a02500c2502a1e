/** Names that people could take for each other: letters of other scripts that look the same, marks, case, spaces. */

/** What looks like a Latin letter or digit, by what it looks like. */
const LOOKS: { readonly [letter: string]: string } = {
  a: 'аαɑ',
  b: 'ьƅ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еє',
  g: 'ɡ',
  h: 'һհ',
  i: 'іιıɩ1l|!ӏ',
  j: 'јϳ',
  k: 'кκ',
  m: 'м',
  n: 'пոη',
  o: 'оοօ0σ',
  p: 'рρ',
  q: 'ԛ',
  r: 'г',
  s: 'ѕ5',
  t: 'тτ',
  u: 'υս',
  v: 'ѵν',
  w: 'ԝω',
  x: 'хχ',
  y: 'уγү',
  z: 'ʐ2',
}
const LATIN = new Map(Object.entries(LOOKS).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin])))

/** The same for all names that look alike. */
export function looks(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{S}\p{P}]/gu, '')
  return Array.from(plain, (letter) => LATIN.get(letter) ?? letter).join('')
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
