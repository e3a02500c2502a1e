/** What the page's own thread is busy with. */
import type { Page } from '@playwright/test'

/** Time that the page's own thread worked on each task, whatever else the machine does. */
export async function tasksDuring(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const events = await tracedDuring(page, 'toplevel,devtools.timeline', act)
  return events.filter(({ name }) => name.endsWith('RunTask')).map(({ tdur = 0 }) => tdur / 1000)
}

/**
 * Where our own scripts made the browser lay out so many things in the middle of a task, which then takes twice as long. Once
 * a frame is due it has to be done anyway.
 */
export async function forcedLayouts(page: Page, act: () => Promise<unknown>, things: number): Promise<string[]> {
  const events = await tracedDuring(page, 'devtools.timeline,disabled-by-default-devtools.timeline.stack', act)
  const frames = events.filter(({ name }) => name === 'FireAnimationFrame')
  const inFrame = ({ ts }: TraceEvent): boolean =>
    frames.some((frame) => ts >= frame.ts && ts <= frame.ts + (frame.dur ?? 0))
  return events.flatMap((event) => {
    const { stackTrace = [], dirtyObjects = 0 } = event.args.beginData ?? {}
    if (event.name !== 'Layout' || stackTrace.length === 0 || dirtyObjects < things || inFrame(event)) return []
    const [{ url, lineNumber, columnNumber }] = stackTrace
    // What the test itself looks for on the page comes from no file.
    if (url === '') return []
    return [`${dirtyObjects} things at ${url}:${lineNumber}:${columnNumber}`]
  })
}

/** What the page's own thread did. */
async function tracedDuring(page: Page, categories: string, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', { categories, transferMode: 'ReportEvents' })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const pages = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const main = new Set(pages.map(({ pid, tid }) => `${pid} ${tid}`))
  return events.filter(({ pid, tid }) => main.has(`${pid} ${tid}`))
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds: when it began, how long it took, and how long on the processor. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: {
    readonly name?: string
    readonly beginData?: { readonly dirtyObjects?: number; readonly stackTrace?: readonly StackFrame[] }
  }
}

interface StackFrame {
  readonly url: string
  readonly lineNumber: number
  readonly columnNumber: number
}
