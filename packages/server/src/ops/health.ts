/** For load balancers and for Prometheus. */
import type { FastifyInstance } from 'fastify'
import type { Context } from '../http/context.ts'

const READY_WITHIN_MS = 2000

export function healthRoutes(app: FastifyInstance, context: Context, stopping: () => boolean): void {
  const { storage, tables } = context
  const quiet = { logLevel: 'warn', config: { rateLimit: false } } as const
  app.get('/healthz', quiet, () => ({ ok: true }))
  // Releases side by side know different rules: a load balancer sees here which tables this process can serve.
  app.get('/readyz', quiet, async (_request, reply) => {
    const ready = !stopping() && (await answers(storage.ping()))
    return await reply.code(ready ? 200 : 503).send({ ok: ready, rules: context.rules })
  })
  app.get('/metrics', quiet, async (_request, reply) => {
    const { registry } = tables.services.metrics
    return await reply.type(registry.contentType).send(await registry.metrics())
  })
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
