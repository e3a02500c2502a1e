/** The HTTP side of the server: hooks that hold for every request, and all routes. */
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { MAX_RECORD } from '@waystation/protocol'
import type { ServerConfig } from '../config.ts'
import { accountCookie, markOf } from '../identity/cookies.ts'
import type { Notices } from '../notices/notices.ts'
import { healthRoutes, isHealth } from '../ops/health.ts'
import { sessionOf } from '../security/cookie.ts'
import { isOurHost } from '../security/hosts.ts'
import { networkOf } from '../security/network.ts'
import { fromOurPages } from '../security/origin.ts'
import { plainPath } from '../security/plain-path.ts'
import type { Painter } from '../share/paint.ts'
import { headFor, shareRoutes } from '../share/routes.ts'
import { preferredLanguage } from '../text/index.ts'
import { HeldBack, Refused } from '../workers/refused.ts'
import { Streams } from '../ws/routes.ts'
import { companionRoutes } from './companions.ts'
import { bondRoutes } from './company/bonds.ts'
import { clubRoutes } from './company/clubs.ts'
import { companyLinkRoutes } from './company/links.ts'
import { reportRoutes } from './company/reports.ts'
import { seekRoutes } from './company/seeks.ts'
import { houseRoutes } from './keeping/house.ts'
import { keepingRoutes } from './keeping/owner.ts'
import type { Context } from './context.ts'
import { errorPage } from './error-page.ts'
import { codeOf, errorBody, statusOf } from './errors.ts'
import { hintRoutes } from './hints.ts'
import { holidayRoutes } from './holidays.ts'
import { accountRoutes } from './identity/account.ts'
import { deviceRoutes } from './identity/devices.ts'
import { Door } from './identity/door.ts'
import { myDataRoutes } from './identity/my-data.ts'
import { signInRoutes } from './identity/sign-in.ts'
import { isLetter, letterRoutes } from './letters.ts'
import { lobbyRoutes } from './lobby.ts'
import { meRoutes } from './me.ts'
import { noticeRoutes } from './notices.ts'
import { openApi } from './openapi.ts'
import { peopleRoutes } from './people.ts'
import { playRoutes } from './play.ts'
import { punctualityRoutes } from './punctuality.ts'
import { recordRoutes } from './records.ts'
import { Routes } from './route.ts'
import { isApi, serveClient, wantsPage } from './static.ts'
import { tableRoutes } from './tables.ts'
import { talkRoutes } from './talk.ts'
import { BARE_HEADERS, hangUp } from './unreadable.ts'
import { withdrawalRoutes } from './withdrawal.ts'

/** A frame larger than this ends the stream; smaller ones over the limit are refused one by one. */
const MAX_FRAME = 64 * 1024
/** Another process, or this one a little later, may well answer. */
const UNAVAILABLE = 503
const RETRY_AFTER_S = 1
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

const CONTENT_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'media-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

export interface Http {
  readonly app: FastifyInstance
  readonly streams: Streams
}

export async function buildApp(
  context: Context,
  { painter, notices }: { painter: Painter; notices: Notices },
  stopping: () => boolean,
): Promise<Http> {
  const { config, tables } = context
  const { headersMs, requestMs, silentMs, keptMs, checkMs } = config.patience
  const loggerInstance: FastifyBaseLogger = tables.services.log
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustIn(config.trustProxy),
    rewriteUrl: ({ url }) => withoutPath(plainPath(url ?? '/'), config.processPath),
    requestTimeout: requestMs,
    connectionTimeout: silentMs,
    keepAliveTimeout: keptMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs },
    bodyLimit: MAX_RECORD + 4096,
    // Addresses that cannot be read, and what is no request at all, never come to the hooks below.
    frameworkErrors: (error, request, reply) => {
      void refuse(error, request, reply.headers(BARE_HEADERS), context)
    },
    clientErrorHandler: hangUp,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
  })
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply) => refuse(error, request, reply, context))
  await protections(app, context)
  const streams = new Streams(context)
  const door = new Door(context)
  await app.register(websocket, { options: { maxPayload: MAX_FRAME } })
  guests(app, context)
  await app.register((scope) => {
    streams.routes(scope)
    const routes = new Routes(scope)
    lobbyRoutes(routes, context)
    meRoutes(routes, context, door)
    signInRoutes(routes, door)
    accountRoutes(routes, door)
    deviceRoutes(routes, door)
    myDataRoutes(routes, door)
    holidayRoutes(routes, context)
    tableRoutes(routes, context)
    playRoutes(routes, context)
    hintRoutes(routes, context)
    talkRoutes(routes, context)
    companionRoutes(routes, context)
    bondRoutes(routes, context)
    companyLinkRoutes(routes, context)
    clubRoutes(routes, context)
    seekRoutes(routes, context)
    reportRoutes(routes, context)
    noticeRoutes(routes, context, notices)
    recordRoutes(routes, context)
    withdrawalRoutes(routes, context)
    peopleRoutes(routes, context)
    punctualityRoutes(routes, context)
    shareRoutes(routes, context, painter)
    houseRoutes(routes, context)
    keepingRoutes(routes, door)
    const document = openApi(routes.specs)
    scope.get('/api/openapi.json', () => document)
    return Promise.resolve()
  })
  await app.register((scope) => Promise.resolve(letterRoutes(scope, context, notices)))
  healthRoutes(app, context, stopping)
  await serveClient(app, config.webDir, (request) => headFor(context, request))
  return { app, streams }
}

/** What a balancer leads to this very process has the path of the process before its own. */
const withoutPath = (url: string, path: string | null): string =>
  path !== null && url.startsWith(`${path}/`) ? url.slice(path.length) : url

/** With so many proxies before this server, that many addresses of the chain are their own word. */
function trustIn(proxies: ServerConfig['trustProxy']): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  return proxies === false ? false : [...proxies]
}

async function protections(app: FastifyInstance, { config }: Context): Promise<void> {
  const secure = config.publicUrl?.protocol === 'https:'
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_POLICY },
    strictTransportSecurity: secure,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
  })
  await app.register(rateLimit, {
    max: ({ url }) => config.rates[isApi(url) ? 'requestsPerMinute' : 'filesPerMinute'],
    keyGenerator: ({ url, ip }) => `${isApi(url) ? 'api' : 'files'} ${networkOf(ip)}`,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new Refused('too-many-requests'),
  })
}

/**
 * Whoever may not come in may still ask why, and leave. The door itself looks at who signs in: a keeper of the house must not be shut out
 * with the network they are in.
 */
function isOpenToAll({ method, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0]
  return path === '/api/house/news' || path.startsWith('/api/auth') || (method === 'DELETE' && path === '/api/me')
}

/** Who asks, and whether they ask from our own pages. */
function guests(app: FastifyInstance, context: Context): void {
  const { config, key, storage } = context
  app.decorateRequest('guest', null)
  app.decorateRequest('session', null)
  app.decorateRequest('device', null)
  app.addHook('onRequest', async (request) => {
    if (!isHealth(request.url) && !isOurHost(request.host, config)) throw new Refused('wrong-host')
    const changes = !SAFE_METHODS.includes(request.method) && !isLetter(request.url)
    if (changes && !fromOurPages(request, config.publicUrl)) {
      throw new Refused('wrong-origin')
    }
    const now = context.now()
    if (!isApi(request.url)) return
    const cookie = accountCookie(request)
    const signedIn = cookie === '' ? null : await storage.signedIn(cookie, now)
    const session = sessionOf(request.headers.cookie, key, now)
    request.device = signedIn?.device ?? null
    request.session = session
    const guest = signedIn?.guest ?? (session && (await storage.guest(session.guest, now, session.id)))
    request.guest = guest && { ...guest, rateable: guest.rateable || config.rated === 'everybody' }
    const comer = { person: request.guest, browser: markOf(request), address: request.ip }
    const shut = isOpenToAll(request) ? null : context.keeper.shut(comer)
    if (shut) throw new HeldBack('banned', shut)
    if (guest) context.keeper.saw(guest.id, request.ip)
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isApi(request.url) && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
    done()
  })
}

async function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply, { tables }: Context) {
  const { log, metrics } = tables.services
  const code = codeOf(error)
  if (code === 'internal') log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'failed')
  metrics.refused.inc({ code })
  const language = request.guest?.language ?? preferredLanguage(request.headers['accept-language'])
  const status = statusOf(code)
  if (status === UNAVAILABLE && !reply.hasHeader('retry-after')) void reply.header('retry-after', RETRY_AFTER_S)
  if (!wantsPage(request)) return await reply.code(status).send(errorBody(code, language, error))
  return await reply.code(status).type('text/html; charset=utf-8').send(errorPage(code, language))
}
