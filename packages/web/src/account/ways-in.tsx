/** Passkeys and recovery codes of an account. */
import type { MyAccount, Passkey } from '@waystation/protocol'
import { useState } from 'preact/hooks'
import { when } from '../ui/when.ts'
import { accountApi } from './account-api.ts'
import { withoutPasskeys } from './passkey.ts'
import { proved } from './proof.tsx'
import { type Attempt, Refusal, useAttempt } from './refusal.tsx'
import { words } from './text/index.ts'

interface Changed {
  readonly changed: () => void
}

export function Passkeys({ mine, changed }: Changed & { readonly mine: MyAccount }) {
  const { wayIn, account } = words()
  const attempt = useAttempt()
  const impossible = withoutPasskeys(mine.offer)
  return (
    <section class="card group" aria-labelledby="passkeys">
      <h2 id="passkeys">{wayIn.passkeys}</h2>
      <p class="soft">{impossible === null ? wayIn.lead : account.impossible[impossible]}</p>
      <ul class="ways">
        {mine.passkeys.map((passkey) => (
          <OnePasskey key={passkey.id} passkey={passkey} attempt={attempt} changed={changed} />
        ))}
      </ul>
      {impossible === null && (
        <button
          type="button"
          class="button"
          disabled={attempt.busy}
          onClick={() => attempt.run(() => proved(accountApi.addPasskey).then(changed))}
        >
          {wayIn.add}
        </button>
      )}
      <Refusal why={attempt.why} />
    </section>
  )
}

interface OnePasskeyProps extends Changed {
  readonly passkey: Passkey
  readonly attempt: Attempt
}

function OnePasskey({ passkey, attempt, changed }: OnePasskeyProps) {
  const { wayIn } = words()
  const [naming, setNaming] = useState(false)
  const { id, usedAt, doubtedAt, elsewhere } = passkey
  const label = passkey.label || wayIn.unnamed
  const remove = (): void => attempt.run(() => proved(() => accountApi.removePasskey(id)).then(changed))
  return (
    <li>
      <div class="row">
        <span class="grow">
          <strong>{label}</strong>
          <small>{usedAt === null ? wayIn.never : wayIn.used(when(usedAt))}</small>
        </span>
        <button
          type="button"
          class="button small quiet"
          aria-label={wayIn.renameWhich(label)}
          onClick={() => setNaming(!naming)}
        >
          {wayIn.rename}
        </button>
        <button type="button" class="button small quiet" aria-label={wayIn.removeWhich(label)} onClick={remove}>
          {wayIn.remove}
        </button>
      </div>
      {doubtedAt !== null && <p role="alert">{wayIn.doubted}</p>}
      {elsewhere && <p class="soft">{wayIn.elsewhere}</p>}
      {naming && (
        <LabelForm
          label={passkey.label}
          attempt={attempt}
          save={async (chosen) => {
            await accountApi.labelPasskey(id, chosen)
            setNaming(false)
            changed()
          }}
        />
      )}
    </li>
  )
}

interface LabelFormProps {
  readonly label: string
  readonly attempt: Attempt
  readonly save: (label: string) => Promise<void>
}

function LabelForm({ label, attempt, save }: LabelFormProps) {
  const { wayIn } = words()
  const [value, setValue] = useState(label)
  const submit = (event: Event): void => {
    event.preventDefault()
    attempt.run(() => save(value))
  }
  return (
    <form class="row" onSubmit={submit}>
      <label class="labelled grow">
        {wayIn.label}
        <input
          class="field"
          required
          maxLength={60}
          value={value}
          onInput={({ currentTarget }) => setValue(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button small" disabled={attempt.busy}>
        {wayIn.save}
      </button>
    </form>
  )
}

interface CodesProps {
  readonly mine: MyAccount
  readonly made: (codes: readonly string[]) => void
}

export function Codes({ mine: { codes }, made }: CodesProps) {
  const { wayIn } = words()
  const { busy, why, run } = useAttempt()
  const renew = async (): Promise<void> => {
    const fresh = await proved(accountApi.renewCodes)
    if (fresh) made(fresh.codes)
  }
  return (
    <section class="card group" aria-labelledby="codes">
      <h2 id="codes">{wayIn.codes}</h2>
      <p>
        {wayIn.left(codes.left)} {codes.noted ? wayIn.noted : wayIn.unnoted}
      </p>
      <button type="button" class="button" disabled={busy} onClick={() => run(renew)}>
        {wayIn.renew}
      </button>
      <Refusal why={why} />
    </section>
  )
}
