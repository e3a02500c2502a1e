/** The web client's files, or a page that says that there are none yet. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { preferredLanguage, TEXTS } from '../text/index.ts'
import { Refused } from '../workers/refused.ts'
import { page } from './error-page.ts'

/** Built files carry a hash in their name: what is under that name never changes. */
const HASHED = /-[\w-]{8,}\.\w+$/
const YEAR = 365 * 24 * 3600

/** The rest are files and pages of the client. */
export const isApi = (url: string): boolean => url.startsWith('/api/')

/** `head`: what a page says in its head besides, for those who only look at links. */
export async function serveClient(
  app: FastifyInstance,
  webDir: string,
  head: (request: FastifyRequest) => Promise<string>,
): Promise<void> {
  const index = join(webDir, 'index.html')
  const built = existsSync(index)
  if (built) {
    await app.register(staticFiles, {
      root: webDir,
      cacheControl: false,
      setHeaders(reply, path) {
        const keep = HASHED.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache'
        void reply.header('cache-control', keep)
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) throw new Refused('not-found')
    if (built) {
      void reply.header('cache-control', 'no-cache')
      const tags = await head(request)
      if (tags === '') return await reply.sendFile('index.html')
      const html = await readFile(index, 'utf8')
      return await reply.type('text/html; charset=utf-8').send(html.replace('</head>', () => `${tags}</head>`))
    }
    return await reply.type('text/html; charset=utf-8').send(placeholder(request.headers['accept-language']))
  })
}

/** Whether a person asks, who would rather read a page. */
export function wantsPage({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  return method === 'GET' && !isApi(url) && (headers.accept?.includes('text/html') ?? false)
}

function placeholder(languages: string | undefined): string {
  const language = preferredLanguage(languages)
  const { title, text } = TEXTS[language].placeholder
  const api = '/api/openapi.json'
  return page(language, title, `<h1>${title}</h1><p>${text} <a href="${api}">${api}</a>.</p>`)
}
