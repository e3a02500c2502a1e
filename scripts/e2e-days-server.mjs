// The real server for browser tests that take days, with a mail server and a push service beside it; run through tsx. Whoever started
// this process turns its clock and reads what arrived, over the channel between the two: nobody else can.
import { startServer } from '../packages/server/src/index.ts'
import { Browser, MailBox, WebBox } from '../packages/server/test/support/post-box.ts'
import { E2E_CONFIG, stopWhenAsked } from './lib/e2e-config.mjs'

const [mail, push, browser] = [new MailBox(), new WebBox(), new Browser()]
push.status = 201
await Promise.all([mail.open(), push.open()])
let turned = 0
const server = await startServer(
  {
    ...E2E_CONFIG,
    publicUrl: new URL(`http://localhost:${E2E_CONFIG.port}`),
    mail: { url: mail.url, from: 'Waystation <notices@games.example>' },
    noticeNetworks: ['127.0.0.1'],
    // Nobody takes a turned clock for an outage.
    limits: { ...E2E_CONFIG.limits, beatMs: 1_000_000_000 },
  },
  null,
  () => Date.now() + turned,
)
stopWhenAsked(server)

const ARRIVED = {
  mails: () => mail.mails.splice(0).map(({ to, subject, text }) => ({ to, subject, text })),
  pushes: () => push.arrived.splice(0).map(({ body }) => browser.read(body)),
  subscription: () => browser.subscription(push.url),
}

/** @param {{ id: number, later?: number, ask?: keyof typeof ARRIVED }} message */
async function attend({ id, later = 0, ask }) {
  turned += later
  // Whatever is due by now is done.
  await server.look()
  process.send?.({ id, answer: ask === undefined ? null : ARRIVED[ask]() })
}
process.on('message', (message) => void attend(/** @type {Parameters<typeof attend>[0]} */ (message)))
