/** For load balancers and for Prometheus. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../http/context.ts'
import { sameText } from '../security/secrets.ts'
import { Refused } from '../workers/refused.ts'

const READY_WITHIN_MS = 2000
/** Being ready is tried out by writing, which has its price: not more often than this, whoever asks how often. */
const READY_FOR_MS = 1000
const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

const PATHS = ['/healthz', '/readyz', '/metrics']
/** These are asked for by whatever name a balancer has for this process. */
export const isHealth = (url: string): boolean => PATHS.includes(url)

export function healthRoutes(app: FastifyInstance, context: Context, stopping: () => boolean): void {
  const { storage, tables } = context
  const writable = notTooOften(() => answers(storage.write(context.now())))
  const quiet = { logLevel: 'warn', config: { rateLimit: false } } as const
  app.get('/healthz', quiet, () => ({ ok: true }))
  // Releases side by side know different rules: a load balancer sees here which tables this process can serve.
  app.get('/readyz', quiet, async (_request, reply) => {
    const ready = !stopping() && (await writable())
    return await reply.code(ready ? 200 : 503).send({ ok: ready, rules: context.rules })
  })
  app.get('/metrics', quiet, async (request, reply) => {
    if (!mayRead(request, context.config.metricsToken)) throw new Refused('not-found')
    const { registry } = tables.services.metrics
    return await reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** With a token: who shows it. Without: this machine, unless it only hands on what somebody else asks. */
function mayRead({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return sameText(headers.authorization ?? '', `Bearer ${token}`)
  return LOOPBACK.includes(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined
}

function notTooOften(ask: () => Promise<boolean>): () => Promise<boolean> {
  let last: { at: number; answer: Promise<boolean> } | null = null
  return () => {
    const at = performance.now()
    if (last === null || at - last.at > READY_FOR_MS) last = { at, answer: ask() }
    return last.answer
  }
}

async function answers(ping: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), READY_WITHIN_MS)
  })
  const answered = ping.then(
    () => true,
    () => false,
  )
  return await Promise.race([answered, late]).finally(() => clearTimeout(timer))
}
