/** The picture of a table, and what its page says to those who only look at the link. */
import { LANGUAGES, type Language } from '@waystation/kernel'
import { CardQuery, TableParams } from '@waystation/protocol'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../http/context.ts'
import type { Routes } from '../http/route.ts'
import { preferredLanguage } from '../text/index.ts'
import { Refused } from '../workers/refused.ts'
import { type Card, CARD_SIZE, cardSvg, escaped } from './card.ts'
import type { Painter } from './paint.ts'
import { cardOf } from './told.ts'

/** A running game ends sooner or later; what is over stays as it is. In seconds. */
const KEEP_S = 300

export function shareRoutes(routes: Routes, context: Context, painter: Painter): void {
  routes.add(
    {
      method: 'GET',
      url: '/api/tables/:id/card.png',
      summary: 'A public table as a picture, for links to it: the result once the game is over',
      params: TableParams,
      query: CardQuery,
      reply: null,
    },
    async ({ params, query, reply }) => {
      const card = await cardOf(context, params.id, query.lang)
      const png = await painter.paint(cardSvg(card))
      return await reply
        .header('cache-control', `public, max-age=${KEEP_S}`)
        // Other sites may show it: that is what it is for.
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/png')
        .send(png)
    },
  )
}

const TABLE_PAGE = /^\/table\/([a-z0-9]{20})(?:[?#]|$)/

/** Tags for the head of a table's page; nothing for other pages, private tables and tables that are not there. */
export async function headFor(context: Context, request: FastifyRequest): Promise<string> {
  const id = TABLE_PAGE.exec(request.url)?.[1]
  if (id === undefined) return ''
  const language = preferredLanguage(request.headers['accept-language'])
  try {
    return tags(await cardOf(context, id, language), addressOf(context, request), id, language)
  } catch (error) {
    if (error instanceof Refused) return ''
    throw error
  }
}

/** How others reach this server. */
function addressOf({ config }: Context, { protocol, host }: FastifyRequest): string {
  return config.publicUrl?.origin ?? `${protocol}://${host}`
}

function tags({ game, sentence, rows }: Card, address: string, id: string, language: Language): string {
  const described = rows.map(({ name, total }) => `${name} ${total}`).join(', ')
  const meta: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Waystation'],
    ['og:title', `${game}: ${sentence}`],
    ...(described === '' ? [] : [['og:description', described] as const]),
    ['og:url', `${address}/table/${id}`],
    ['og:image', `${address}/api/tables/${id}/card.png?lang=${language}`],
    ['og:image:width', String(CARD_SIZE.width)],
    ['og:image:height', String(CARD_SIZE.height)],
    ['og:locale', language],
    ...LANGUAGES.filter((other) => other !== language).map((other) => ['og:locale:alternate', other] as const),
    ['twitter:card', 'summary_large_image'],
  ]
  return meta.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`).join('')
}
