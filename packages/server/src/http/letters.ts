/**
 * The pages that links in letters lead to. Opening one changes nothing, since mail programs and their guards open every link; the
 * button does, and so does the one-click request of a mail program (RFC 8058). Who holds the letter needs no session.
 */
import type { Language } from '@waystation/kernel'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LETTER_PATH, type Permit } from '../notices/links.ts'
import type { Notices } from '../notices/notices.ts'
import { DEFAULT_PREFS } from '../notices/timing.ts'
import type { ChannelRow } from '../notices/types.ts'
import { escaped } from '../share/card.ts'
import { preferredLanguage, TEXTS } from '../text/index.ts'
import type { Context } from './context.ts'
import { page } from './error-page.ts'

const SMALL = 4096

export const isLetter = (url: string): boolean => url.startsWith(`${LETTER_PATH}/`)

export function letterRoutes(app: FastifyInstance, context: Context, notices: Notices): void {
  const { links } = notices.senders
  if (links === null) return
  const { channels } = context.storage.notices

  const read = async (token: string): Promise<{ permit: Permit; channel: ChannelRow } | null> => {
    const permit = links.permit(token, context.now())
    const channel = permit && (await channels.at(permit.channel))
    return permit && channel ? { permit, channel } : null
  }

  const languageFor = async (channel: ChannelRow | null, header: string | undefined): Promise<Language> =>
    channel ? await channels.languageOf(channel.person) : preferredLanguage(header)

  // A form, or whatever a mail program sends: the address says it all.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: SMALL }, (_request, _body, done) => done(null, null))

  app.get<{ Params: { token: string } }>(`${LETTER_PATH}/:token`, async ({ params, headers }, reply) => {
    const found = await read(params.token)
    const language = await languageFor(found?.channel ?? null, headers['accept-language'])
    return await (found ? ask(reply, language, found) : expired(reply, language))
  })

  app.post<{ Params: { token: string } }>(`${LETTER_PATH}/:token`, async ({ params, headers }, reply) => {
    const found = await read(params.token)
    const language = await languageFor(found?.channel ?? null, headers['accept-language'])
    if (!found) return await expired(reply, language)
    await carryOut(context, found.permit, found.channel)
    if (found.permit.what === 'confirm') await notices.catchUp(found.channel.person)
    return await show(reply, language, `<p>${wordsFor(found.permit, language).done}</p>`)
  })
}

function wordsFor({ what }: Permit, language: Language) {
  const { confirm, unsubscribe } = TEXTS[language].notices
  return what === 'confirm' ? confirm : unsubscribe
}

async function carryOut(context: Context, permit: Permit, { id, person, kind }: ChannelRow): Promise<void> {
  const { channels } = context.storage.notices
  if (permit.what === 'confirm') {
    await channels.confirm(id)
    return
  }
  const prefs = (await channels.prefs(person)) ?? DEFAULT_PREFS
  const kinds = { ...prefs.kinds }
  for (const one of permit.kinds) kinds[one] = { ...kinds[one], [kind]: 'never' }
  await channels.putPrefs(person, { ...prefs, kinds })
}

type Found = { readonly permit: Permit; readonly channel: ChannelRow }

function ask(reply: FastifyReply, language: Language, { permit, channel }: Found) {
  const words = wordsFor(permit, language)
  const address = channel.kind === 'mail' ? channel.target.address : ''
  const html = `<p>${escaped(words.ask(address))}</p><form method="post"><button>${words.button}</button></form>`
  return show(reply, language, html)
}

function expired(reply: FastifyReply, language: Language) {
  return show(reply.code(404), language, `<p>${TEXTS[language].notices.expired}</p>`)
}

function show(reply: FastifyReply, language: Language, html: string) {
  const { placeholder, home } = TEXTS[language]
  const { title } = placeholder
  const whole = `<h1>${title}</h1>${html}<p><a href="/">${home}</a></p>`
  return reply.type('text/html; charset=utf-8').send(page(language, title, whole))
}
