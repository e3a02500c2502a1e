/** What an answer costs part by part, seen by the profilers of a server's threads (`profiled.mjs`): all time in which a thread is not idle. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

interface Frame {
  readonly functionName: string
  readonly url: string
  readonly lineNumber: number
}
interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: Frame; readonly children?: readonly number[] }[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

/** What is named by what it does, wherever it is called from. */
const NATIVE: { readonly [name: string]: string } = {
  writev: 'sending (system)',
  writeBuffer: 'sending (system)',
  writeUtf8String: 'sending (system)',
  postMessage: 'between threads',
  run: 'SQLite',
  all: 'SQLite',
  get: 'SQLite',
  dispatch: 'the profiler itself',
  '(garbage collector)': 'garbage collector',
  '(program)': 'outside of JavaScript',
}

export class Profiles {
  private readonly folder: string
  private readonly pid: number

  constructor(folder: string, pid: number) {
    this.folder = folder
    this.pid = pid
  }

  begin(): Promise<void> {
    return this.signal('begun')
  }

  end(): Promise<void> {
    return this.signal('ended')
  }

  private async signal(until: string): Promise<void> {
    const mark = join(this.folder, `${this.pid}.${until}`)
    process.kill(this.pid, 'SIGUSR2')
    while (!existsSync(mark)) await pause(20)
    rmSync(mark)
  }

  /** Main thread first; the bundle of the server has to be there still. */
  tell(answers: number): string {
    const files = readdirSync(this.folder).filter((file) => file.startsWith(`${this.pid}-`))
    const threads = new Map<string, Map<string, number>>()
    for (const file of files) {
      const thread = file.includes('-main.') ? 'main thread' : 'rules thread'
      const parts = threads.get(thread) ?? new Map<string, number>()
      threads.set(thread, parts)
      addUp(JSON.parse(readFileSync(join(this.folder, file), 'utf8')) as Profile, parts)
    }
    return [...threads].map(([thread, parts]) => `  ${thread}, us per answer: ${listed(parts, answers)}`).join('\n')
  }
}

/** Less than this is not worth a word. */
const LEAST_US = 0.2

function listed(parts: ReadonlyMap<string, number>, answers: number): string {
  const each = [...parts].map(([part, us]) => [part, us / answers] as const).sort((a, b) => b[1] - a[1])
  const sum = each.reduce((so, [, us]) => so + us, 0)
  const told = each.filter(([, us]) => us >= LEAST_US).map(([part, us]) => `${part} ${us.toFixed(1)}`)
  return [`${sum.toFixed(1)} of which`, told.join(', ')].join(' ')
}

function addUp({ nodes, samples, timeDeltas }: Profile, parts: Map<string, number>): void {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap(({ id, children }) => (children ?? []).map((child) => [child, id] as const)))
  const partOf = (id: number | undefined): string => {
    const node = id === undefined ? undefined : byId.get(id)
    if (node === undefined) return 'outside of JavaScript'
    const { functionName, url } = node.callFrame
    if (url === '' && functionName in NATIVE) return NATIVE[functionName]
    return url === '' ? partOf(parents.get(node.id)) : sourceOf(node.callFrame)
  }
  const known = new Map<number, string>()
  samples.forEach((id, i) => {
    if (byId.get(id)?.callFrame.functionName === '(idle)') return
    const part = known.get(id) ?? partOf(id)
    known.set(id, part)
    parts.set(part, (parts.get(part) ?? 0) + timeDeltas[i])
  })
}

/** Lines of a bundle, each with the file it comes from, as esbuild notes it. */
const bundles = new Map<string, readonly string[]>()

/** The room of the server, the package or the library that some code belongs to. */
function sourceOf({ url, lineNumber }: Frame): string {
  if (url.startsWith('node:')) return 'Node (sockets, streams, timers)'
  const lines = bundles.get(url) ?? sourcesIn(url)
  bundles.set(url, lines)
  const file = lines[lineNumber] ?? url
  return (
    /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ??
    /(?:^|\/)((?:src|packages)?\/?[^/]+)\/[^/]+$/.exec(file)?.[1] ??
    file
  )
}

function sourcesIn(url: string): string[] {
  if (!url.startsWith('file:')) return []
  let from = url
  return readFileSync(new URL(url), 'utf8')
    .split('\n')
    .map((line) => (from = /^\s*\/\/ (\S+\.[cm]?[jt]s)$/.exec(line)?.[1] ?? from))
}
