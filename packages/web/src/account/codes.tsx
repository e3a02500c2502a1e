/** Recovery codes: shown once, written down, and one of them typed back. */
import { useState } from 'preact/hooks'
import { accountApi } from './account-api.ts'
import { CodeField } from './proof.tsx'
import { Refusal, useAttempt } from './refusal.tsx'
import { words } from './text/index.ts'

interface NewCodesProps {
  readonly codes: readonly string[]
  readonly done: () => void
}

export function NewCodes({ codes, done }: NewCodesProps) {
  const { wayIn } = words()
  const { busy, why, run } = useAttempt()
  const [typed, setTyped] = useState('')
  const [copied, setCopied] = useState(false)
  const text = `${codes.join('\n')}\n`
  const check = (event: Event): void => {
    event.preventDefault()
    run(async () => {
      await accountApi.noteCodes(typed)
      done()
    })
  }
  return (
    <section class="card group whole new-codes" aria-labelledby="new-codes">
      <h2 id="new-codes">{wayIn.newTitle}</h2>
      <p>{wayIn.newLead}</p>
      <ol class="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => void navigator.clipboard?.writeText(text).then(() => setCopied(true))}
        >
          {copied ? wayIn.copied : wayIn.copy}
        </button>
        <a
          class="button"
          download="waystation-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          {wayIn.saveFile}
        </a>
      </div>
      <form class="group" onSubmit={check}>
        <CodeField label={wayIn.typeBack} value={typed} set={setTyped} />
        <div class="row">
          <button type="submit" class="button primary" disabled={busy}>
            {wayIn.check}
          </button>
          <button type="button" class="button quiet" onClick={done}>
            {wayIn.later}
          </button>
        </div>
        <Refusal why={why} />
      </form>
    </section>
  )
}
