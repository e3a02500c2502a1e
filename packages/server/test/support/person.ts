/** Somebody with a browser, as far as the server can tell. */
import { ApiError, TableAnswer } from '@waystation/protocol'
import type { z } from 'zod'
import { Stream } from './stream.ts'

export class Person {
  url: string
  cookie = ''
  /** Where a proxy says that they come from; null: there is none. */
  address: string | null = null

  constructor(url: string) {
    this.url = url
  }

  /** A guest with a name. */
  static async named(url: string, name: string, language: 'en' | 'fr' = 'en'): Promise<Person> {
    const person = new Person(url)
    await person.send('PUT', '/api/me', { name, language })
    return person
  }

  /** The same person at another process. */
  at(url: string): Person {
    const person = new Person(url)
    person.cookie = this.cookie
    return person
  }

  async fetch(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(this.address !== null && { 'x-forwarded-for': this.address }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const set of response.headers.getSetCookie()) this.take(set)
    return response
  }

  /** As a browser keeps cookies, by their names. */
  private take(set: string): void {
    const [pair, ...attributes] = set.split('; ')
    const [name] = pair.split('=', 1)
    const others = this.cookie.split('; ').filter((other) => other !== '' && !other.startsWith(`${name}=`))
    this.cookie = [...others, ...(attributes.includes('Max-Age=0') ? [] : [pair])].join('; ')
  }

  /** What the cookie of this name says. */
  cookieOf(name: string): string {
    const pair = this.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
    if (pair === undefined) throw new Error(`there is no cookie ${name}`)
    return pair.slice(name.length + 1)
  }

  /** The answer, which must be a good one. */
  async send(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await this.fetch(method, path, body)
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text === '' ? null : (JSON.parse(text) as unknown)
  }

  async get<S extends z.ZodType>(path: string, schema: S): Promise<z.output<S>> {
    return schema.parse(await this.send('GET', path))
  }

  /** The code of a request that must be refused. */
  async refused(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<string> {
    const response = await this.fetch(method, path, body, headers)
    if (response.ok) throw new Error(`${method} ${path} was not refused`)
    return ApiError.parse(await response.json()).error.code
  }

  async table(path: string, body: unknown = {}): Promise<z.output<typeof TableAnswer>> {
    return TableAnswer.parse(await this.send('POST', path, body))
  }

  async open(game: string, change: Record<string, unknown> = {}): Promise<string> {
    const { table } = await this.table('/api/tables', { game, ...change })
    return table.id
  }

  /** A stream at which the server has spoken: what happens at the table from now on is heard. */
  async stream(table: string, headers: Record<string, string> = {}, autoPong = true): Promise<Stream> {
    const stream = await this.opening(table, headers, autoPong)
    await stream.greeted()
    return stream
  }

  /** A stream, as soon as it is connected. */
  async opening(table: string, headers: Record<string, string> = {}, autoPong = true, query = ''): Promise<Stream> {
    const address = `${this.url.replace('http', 'ws')}/api/tables/${table}/stream${query}`
    return await Stream.open(address, {
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(this.address !== null && { 'x-forwarded-for': this.address }),
        ...headers,
      },
      autoPong,
    })
  }
}
