/** Something a keeper does: asked for a fresh proof if the house wants one, and told how it went. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { proved } from '../account/proof.tsx'
import { words } from './text/index.ts'

export interface Doing {
  readonly busy: boolean
  readonly said: string | null
  readonly failed: boolean
  /** False: it was refused, or no proof was given. */
  run(this: void, act: () => Promise<unknown>, refused?: string): Promise<boolean>
}

export function useDoing(): Doing {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const run = async (act: () => Promise<unknown>, refused?: string): Promise<boolean> => {
    setBusy(true)
    setSaid(null)
    try {
      const done = (await proved(async () => ({ value: await act() }))) !== null
      setFailed(false)
      if (done) setSaid(words().done)
      return done
    } catch {
      setFailed(true)
      setSaid(refused ?? words().failed)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, said, failed, run }
}

export function Said({ doing: { said, failed } }: { readonly doing: Doing }) {
  return (
    <p role="status" class={failed ? 'refused' : 'soft'}>
      {said ?? ''}
    </p>
  )
}

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly children: ComponentChildren
}

export function Section({ id, title, children }: SectionProps) {
  return (
    <section class="card group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
