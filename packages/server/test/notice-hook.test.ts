/** What Discord, Slack and ntfy are sent: whatever people are called, nobody is mentioned and nothing is marked up. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Addresses } from '../src/notices/addresses.ts'
import { HookSender, styleOf } from '../src/notices/hook.ts'
import { Links } from '../src/notices/links.ts'
import type { Letter } from '../src/notices/types.ts'
import { WebBox } from './support/post-box.ts'

const TABLE = 'aaaaaaaaaaaaaaaaaaaa'
const LINK = `https://games.example/table/${TABLE}`
const title = 'Your turn: Deadwood with @everyone & <!channel> *B*'
const item = { kind: 'turn', table: TABLE, path: `/table/${TABLE}`, title, body: 'Choose a card.' } as const
const letter: Letter = { id: 'one', title, items: [item], language: 'en' }

describe('a hook', () => {
  const box = new WebBox()
  const links = new Links(new URL('https://games.example'), 'key')
  const sender = new HookSender(links, { addresses: new Addresses(['127.0.0.1']), now: () => 1 })
  const sent = async (style: 'json' | 'discord' | 'slack' | 'ntfy', what = letter): Promise<unknown> => {
    expect(await sender.send({ address: `${box.url}/a/topic`, style, secret: 's' }, what)).toBe('sent')
    return box.bodies.at(-1)
  }
  beforeAll(() => box.open())
  afterAll(() => box.close())
  afterEach(() => box.clear())

  it('of Discord', async () => {
    expect(await sent('discord')).toEqual({
      content: `Your turn\\: Deadwood with \\@everyone & \\<!channel\\> \\*B\\*\nChoose a card.\n${LINK}`,
      allowed_mentions: { parse: [] },
    })
  })

  it('of Slack', async () => {
    expect(await sent('slack')).toMatchObject({
      text: `Your turn: Deadwood with @everyone &amp; &lt;!channel&gt; *B*\nChoose a card.\n${LINK}`,
      mrkdwn: false,
    })
  })

  it('of ntfy, which takes JSON at its root', async () => {
    expect(await sent('ntfy')).toEqual({ topic: 'topic', title, message: 'Choose a card.', click: LINK })
    expect(box.arrived[0].path).toBe('/a/')
  })

  it('with several notices leads to each', async () => {
    const several = { ...letter, title: '2 notices', items: [item, { ...item, table: 'b', path: '/table/b' }] }
    expect(await sent('json', several)).toMatchObject({
      text: `2 notices\n${title}\n${LINK}\n${title}\nhttps://games.example/table/b`,
      items: [{ url: LINK }, { table: 'b' }],
    })
  })

  it('with very many notices leads to ten of them and says how many more there are; a program gets all', async () => {
    const items = [...Array(35).keys()].map((n) => ({
      ...item,
      title: `Turn ${n}.`,
      table: `t${n}`,
      path: `/table/t${n}`,
    }))
    const many = { ...letter, title: '35 notices', items }
    const told = (await sent('json', many)) as { text: string; items: unknown[] }
    expect(told.items).toHaveLength(35)
    expect(told.text.split('\n').slice(-4)).toEqual([
      'Turn 9.',
      'https://games.example/table/t9',
      'and 25 more',
      'https://games.example/',
    ])
    const { content } = (await sent('discord', { ...many, language: 'fr' })) as { content: string }
    expect(content.split('\n').slice(-2)).toEqual(['et 25 de plus', 'https://games.example/'])
    const { message } = (await sent('ntfy', many)) as { message: string }
    expect(message.split('\n').slice(-2)).toEqual(['Turn 9.', 'and 25 more'])
  })

  it.each([
    ['https://discord.com/api/webhooks/1/x', 'discord'],
    ['https://hooks.slack.com/services/x', 'slack'],
    ['https://ntfy.sh/topic', 'ntfy'],
    ['https://ntfy.home.example/topic', 'ntfy'],
    ['https://notdiscord.com/x', 'json'],
  ])('at %s is one of %s', (address, style) => {
    expect(styleOf(new URL(address))).toBe(style)
  })
})

describe('a link in a letter', () => {
  const links = new Links(new URL('https://games.example'), 'key')
  const token = (link: string): string => link.slice('https://games.example/api/letters/'.length)

  it('allows what it says, for as long as it holds, and nothing that we have not signed', () => {
    const confirm = token(links.confirm('c', 1000))
    expect(links.permit(confirm, 2000)).toEqual({ what: 'confirm', channel: 'c' })
    expect(links.permit(confirm, 1000 + 4 * 24 * 3600 * 1000)).toBe(null)
    const stop = token(links.stop('c', ['turn', 'over', 'turn']))
    expect(links.permit(stop, 0)).toEqual({ what: 'stop', channel: 'c', kinds: ['turn', 'over'] })
    expect(links.permit(stop.replace('turn', 'named'), 0)).toBe(null)
    const elsewhere = new Links(new URL('https://games.example'), 'other key')
    expect(elsewhere.permit(stop, 0)).toBe(null)
  })
})
