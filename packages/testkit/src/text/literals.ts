/** What a TypeScript file holds in quotes, and the numbers it puts there in another way. */

export interface Literal {
  readonly kind: 'text' | 'number'
  readonly text: string
  readonly line: number
}

const SKIPPED = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|\s+/y
const QUOTED = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/y
const TEMPLATE = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y
const PATTERN = /\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y
const WORD = /[\p{L}_$][\p{L}\p{N}_$]*|\d[\w.]*|=>|[!=]==/uy

/** Where a number is said, not used: `${5}`, `number(5)`, `counted('en')(5, ...)`. */
const SAID = /(?:\$\{|\bnum(?:ber|eral)\(|\)\()$/

/**
 * The literals of a file, in order; a template is cut at its expressions. Names for the machine are left out: imported
 * paths, keys of tables, and what something is compared with.
 */
export function literalsIn(source: string): readonly Literal[] {
  const reader = new Reader(source)
  reader.read()
  return reader.found
}

class Reader {
  readonly found: Literal[] = []
  private readonly source: string
  private at = 0
  private line = 1
  /** The token before this one. */
  private before = ''
  /** Open braces; true for those of a template's expression. */
  private readonly open: boolean[] = []

  constructor(source: string) {
    this.source = source
  }

  read(): void {
    while (this.at < this.source.length) {
      if (this.take(SKIPPED) === null) this.token()
    }
  }

  private token(): void {
    const { line, at } = this
    const sign = this.source[at]
    const quoted = this.take(QUOTED)
    if (quoted !== null) this.quoted(quoted[1] ?? quoted[2], line)
    else if (sign === '`') this.template()
    else if (sign === '}' && this.open.pop() === true) this.template()
    else if (sign === '/' && /^(?:|[(,=:[?]|=>|return)$/.test(this.before) && this.take(PATTERN)) this.before = sign
    else this.code(sign, line)
  }

  private code(sign: string, line: number): void {
    const { at } = this
    const word = this.take(WORD)?.[0]
    if (word !== undefined && /^\d/.test(word) && SAID.test(this.source.slice(Math.max(0, at - 10), at)))
      this.add('number', word, line)
    if (word === undefined) {
      this.at++
      if (sign === '{') this.open.push(false)
    }
    this.before = word ?? sign
  }

  private quoted(text: string, line: number): void {
    const key = /^[{,]$/.test(this.before) && /^\s*:/.test(this.source.slice(this.at, this.at + 20))
    if (!key && !/^(?:from|import|case|[!=]==)$/.test(this.before)) this.add('text', text, line)
    this.before = "'"
  }

  /** From a backtick, or from the end of an expression, to the next expression or the last backtick. */
  private template(): void {
    this.at++
    const { line } = this
    this.add('text', this.take(TEMPLATE)?.[0] ?? '', line)
    const ends = this.source[this.at] === '`'
    this.at += ends ? 1 : 2
    if (!ends) this.open.push(true)
    this.before = ends ? '`' : '{'
  }

  private add(kind: Literal['kind'], text: string, line: number): void {
    this.found.push({ kind, text, line })
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    const match = pattern.exec(this.source)
    if (match === null || match[0] === '') return null
    this.at = pattern.lastIndex
    this.line += match[0].split('\n').length - 1
    return match
  }
}
