/** A link to a table: what its page says to those who only look at it, and the picture that is shown. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { cardSvg } from '../src/share/card.ts'
import { harness } from './support/harness.ts'
import { playOut } from './support/play-out.ts'

const webDir = mkdtempSync(join(tmpdir(), 'waystation-share-'))
writeFileSync(
  join(webDir, 'index.html'),
  '<!doctype html><html><head><title>Waystation</title></head><body></body></html>',
)
afterAll(() => rmSync(webDir, { recursive: true, force: true }))

const at = harness({ webDir })
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const UNKNOWN = 'a'.repeat(20)

async function pageOf(path: string, language = 'en'): Promise<string> {
  const response = await fetch(at.server.url + path, { headers: { accept: 'text/html', 'accept-language': language } })
  expect(response.status).toBe(200)
  return await response.text()
}

const tag = (html: string, property: string): string | undefined =>
  new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(html)?.[1]

async function pictureAt(address: string) {
  const response = await fetch(address)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect([...bytes.subarray(0, PNG.length)]).toEqual(PNG)
  return { bytes, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

describe('a link to a table', () => {
  it('shows who won, in words and as a picture, once a public game is over', async () => {
    const people = [await at.person('Ann <b>'), await at.person('Bob')]
    const id = await at.running('high-card', people, { visibility: 'public' })
    const before = await pictureAt(`${at.server.url}/api/tables/${id}/card.png`)
    const begun = await pageOf(`/table/${id}`)
    expect(tag(begun, 'og:title')).toBe('High card: A table at the Waystation')
    expect(begun).not.toContain('Bob')
    await playOut(id, people)
    const html = await pageOf(`/table/${id}`)
    expect(tag(html, 'og:title')).toMatch(
      /^High card: (Ann &#60;b&#62;|Bob|Ann &#60;b&#62; &#38; Bob) (wins by \d+|share the victory)$/,
    )
    expect(tag(html, 'og:description')).toMatch(/^(Ann &#60;b&#62;|Bob) \d+, (Ann &#60;b&#62;|Bob) \d+$/)
    expect(html).not.toContain('<b>')
    expect(html.indexOf('og:title')).toBeLessThan(html.indexOf('</head>'))
    const picture = tag(html, 'og:image') ?? ''
    expect(picture).toBe(`${at.server.url}/api/tables/${id}/card.png?lang=en`)
    const { width, height, bytes } = await pictureAt(picture)
    expect([width, height]).toEqual([1200, 630])
    expect(bytes.equals(before.bytes)).toBe(false)
    expect(tag(await pageOf(`/table/${id}`, 'fr'), 'og:title')).toMatch(/(gagne de \d+|partagent la victoire)$/)
  })

  it('says nothing of a private table, nor of one that is not there', async () => {
    const people = [await at.person('Ann')]
    const id = await at.running('high-card', people, { visibility: 'private', bots: [{ seat: 1, bot: 'random' }] })
    await playOut(id, people)
    for (const table of [id, UNKNOWN]) {
      expect((await fetch(`${at.server.url}/api/tables/${table}/card.png`)).status).toBe(404)
      expect(await pageOf(`/table/${table}`)).not.toContain('og:')
    }
    // Whoever sits there sees the table, but the picture is for everybody or for nobody.
    expect(await people[0].refused('GET', `/api/tables/${id}/card.png`)).toBe('not-found')
    expect((await fetch(`${at.server.url}/api/tables/..%2f/card.png`)).status).toBe(400)
    expect((await fetch(`${at.server.url}/api/tables/${id}/card.png?lang=de`)).status).toBe(400)
    expect(await pageOf('/about')).not.toContain('og:')
  })
})

describe('the card', () => {
  const card = { game: 'El Gaucho', sentence: 'Hazel wins by 14', foot: '16 Nov 2026', lid: null }

  it('has one row for each player, five at most, with bars by points', () => {
    const rows = [60, 30, 20, 10, 5, 1].map((total, seat) => ({ seat, name: `P${seat}`, bot: seat === 1, total }))
    const svg = cardSvg({ ...card, rows })
    expect(svg.match(/>P\d</g)).toHaveLength(5)
    const bars = [...svg.matchAll(/<rect x="802" y="\d+" width="([\d.]+)"/g)].map(([, width]) => Number(width))
    expect(bars.slice(0, 2)).toEqual([220, 110])
  })

  it('tells seats by shape as well as by colour, and bots from people', () => {
    const rows = [0, 1, 2, 3, 4].map((seat) => ({ seat, name: 'P', bot: seat === 3, total: 9 }))
    const svg = cardSvg({ ...card, rows })
    const shapes = [...svg.matchAll(/<path d="([^"]*)" transform/g)].map(([, shape]) => shape)
    expect(new Set(shapes).size).toBe(5)
    expect(svg.match(/<g transform="[^"]*" fill="none" stroke="[^"]*" stroke-width="3.4"/g)).toHaveLength(1)
  })

  it('shows the lid of the box where the client has one, without its border', () => {
    const lid = '<svg viewBox="0 0 400 300" width="100%" preserveAspectRatio="xMaxYMid slice"><path d="M1 2"/></svg>'
    const svg = cardSvg({ ...card, rows: [], lid })
    expect(svg).toContain(
      '<svg viewBox="16 16 368 268" x="28" y="28" width="440" height="574" preserveAspectRatio="xMaxYMid slice"><path d="M1 2"/></svg>',
    )
    expect(svg).not.toContain('width="100%"')
  })

  it('puts no name into the drawing that is more than words', () => {
    const svg = cardSvg({ ...card, rows: [{ seat: 0, name: '<image/>&"', bot: false, total: 1 }] })
    expect(svg).toContain('&#60;image/&#62;&#38;&#34;')
    expect(svg).not.toContain('<image')
  })
})
