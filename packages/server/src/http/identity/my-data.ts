/** What is known of me, to take along; and the way out. */
import { Readable } from 'node:stream'
import { Leaving, LEAVING_DAYS } from '@waystation/protocol'
import { accountCookieCleared } from '../../identity/cookies.ts'
import { myFiles } from '../../identity/export.ts'
import { zip } from '../../identity/zip.ts'
import { recordOf } from '../records.ts'
import { type Routes, signedIn } from '../route.ts'
import type { Door } from './door.ts'

const LEAVING_MS = LEAVING_DAYS * 24 * 3600 * 1000

export function myDataRoutes(routes: Routes, door: Door): void {
  const { context } = door
  const { accounts } = context.storage.identity

  routes.add(
    { method: 'GET', url: '/api/me/export', summary: 'Everything about me, as a zip archive', reply: 'archive' },
    async ({ guest, request, reply }) => {
      const person = signedIn(guest)
      // A guest has no other proof than the browser.
      if (request.device) door.proved(request)
      const now = new Date(context.now())
      const files = myFiles(context.tables, person, {
        record: (row) => recordOf(context, row, person.id),
        now: context.now(),
      })
      return await reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="waystation-${now.toISOString().slice(0, 10)}.zip"`)
        .send(Readable.from(zip(files, now)))
    },
  )

  routes.add(
    {
      method: 'POST',
      url: '/api/me/export',
      summary: 'Whether the archive can be had now, or a proof is needed first',
      reply: null,
    },
    ({ request }) => void door.proved(request),
  )

  routes.add(
    {
      method: 'POST',
      url: '/api/me/leaving',
      summary: 'Delete my account in seven days; all devices are signed out at once',
      reply: Leaving,
    },
    async ({ request, reply }) => {
      const { person } = door.proved(request)
      const leavingAt = context.now() + LEAVING_MS
      await accounts.leaveAt(person, leavingAt)
      await door.endSessions(person, { except: null })
      void reply.header('set-cookie', accountCookieCleared(door.secure))
      return { leavingAt }
    },
  )

  routes.add(
    { method: 'DELETE', url: '/api/me/leaving', summary: 'I stay after all', reply: null },
    async ({ request }) => await accounts.leaveAt(door.device(request).person, null),
  )
}
