/** Runs the real program in a process of its own. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const BIN = fileURLToPath(new URL('../bin/waystation.mjs', import.meta.url))
/** What the machine's own settings would say is left out. */
const SILENCED = ['LANG', 'LC_ALL', 'LC_MESSAGES', 'WAYSTATION_LANG', 'NO_COLOR', 'FORCE_COLOR', 'COLUMNS', 'NODE_ENV']

export interface Finished {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface Given {
  /** Lines typed in; none: the input ends at once. */
  readonly lines?: readonly string[]
  readonly env?: { readonly [name: string]: string }
  readonly cwd?: string
}

export function waystation(args: readonly string[], given: Given = {}): Promise<Finished> {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !SILENCED.includes(name)))
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...args], { env: { ...inherited, ...given.env }, cwd: given.cwd })
    let stdout = ''
    let stderr = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout, stderr }))
    // A program that has said enough closes its input; what it did not read is not our concern.
    child.stdin.on('error', () => {})
    child.stdin.end((given.lines ?? []).map((line) => `${line}\n`).join(''))
  })
}

/** An empty folder for one test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waystation-cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function json(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) throw new Error(`not an object: ${text}`)
  return { ...value }
}
