/** Lasting acts need a fresh proof: it is asked for when the house says so, and the act is done after it. */
import { signal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { ApiRefusal } from '../transport/api.ts'
import { Dialog } from '../ui/dialog.tsx'
import { accountApi } from './account-api.ts'
import { Refusal, useAttempt } from './refusal.tsx'
import { words } from './text/index.ts'

interface Asked {
  answer(this: void, proved: boolean): void
}

const asked = signal<Asked | null>(null)

/** What it gives; null: no proof was given. */
export async function proved<V>(act: () => Promise<V>): Promise<V | null> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ApiRefusal && error.code === 'prove-first')) throw error
  }
  const given = await new Promise<boolean>((resolve) => {
    asked.value = { answer: resolve }
  })
  asked.value = null
  return given ? await act() : null
}

/** The window in which it is asked for. `passkeys`: whether there are any that work here. */
export function AskProof({ passkeys }: { readonly passkeys: boolean }) {
  const open = asked.value
  if (open === null) return null
  return (
    <Dialog title={words().proof.title} close={() => open.answer(false)}>
      <ProofForm passkeys={passkeys} done={() => open.answer(true)} />
    </Dialog>
  )
}

function ProofForm({ passkeys, done }: { readonly passkeys: boolean; readonly done: () => void }) {
  const { proof } = words()
  const { busy, why, run } = useAttempt()
  const [code, setCode] = useState('')
  const prove = (show: () => Promise<unknown>): void =>
    run(async () => {
      await show()
      done()
    })
  const byCode = (event: Event): void => {
    event.preventDefault()
    prove(() => accountApi.proveByCode(code))
  }
  return (
    <div class="group">
      <p>{proof.lead}</p>
      {passkeys && (
        <button type="button" class="button primary" disabled={busy} onClick={() => prove(accountApi.prove)}>
          {proof.byPasskey}
        </button>
      )}
      <form class="group" onSubmit={byCode}>
        <h3>{proof.byCode}</h3>
        <CodeField label={proof.code} value={code} set={setCode} />
        <button type="submit" class="button" disabled={busy}>
          {proof.go}
        </button>
      </form>
      <Refusal why={why} />
    </div>
  )
}

interface CodeFieldProps {
  readonly label: string
  readonly value: string
  readonly set: (code: string) => void
}

export function CodeField({ label, value, set }: CodeFieldProps) {
  return (
    <label class="labelled">
      {label}
      <input
        class="field code-field"
        required
        minLength={16}
        maxLength={40}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        placeholder="xxxx-xxxx-xxxx-xxxx"
        value={value}
        onInput={({ currentTarget }) => set(currentTarget.value)}
      />
    </label>
  )
}
