/** What can be taken along, brought along, and deleted. */
import type { MyAccount } from '@waystation/protocol'
import { LEAVING_DAYS } from '@waystation/protocol/leaving'
import { useState } from 'preact/hooks'
import { language } from '../text/index.ts'
import { ask } from '../transport/api.ts'
import { Dialog } from '../ui/dialog.tsx'
import { accountApi } from './account-api.ts'
import { proved } from './proof.tsx'
import { Refusal, useAttempt } from './refusal.tsx'
import { signedOut } from './who.ts'
import { words } from './text/index.ts'

interface MyDataProps {
  readonly mine: MyAccount
  readonly changed: () => void
}

export function MyData({ mine, changed }: MyDataProps) {
  const { myData } = words()
  const { busy, why, run } = useAttempt()
  const [leaving, setLeaving] = useState(false)
  return (
    <section class="card group" aria-labelledby="my-data">
      <h2 id="my-data">{myData.title}</h2>
      {mine.guest !== null && (
        <div class="row">
          <p class="grow">{myData.guest(mine.guest)}</p>
          <button
            type="button"
            class="button"
            disabled={busy}
            onClick={() => run(() => accountApi.merge().then(changed))}
          >
            {myData.merge}
          </button>
        </div>
      )}
      <p class="soft">{myData.lead}</p>
      <div class="row">
        <button type="button" class="button" disabled={busy} onClick={() => run(download)}>
          {myData.export}
        </button>
        {mine.leavingAt === null && (
          <button type="button" class="button quiet" onClick={() => setLeaving(true)}>
            {myData.delete}
          </button>
        )}
      </div>
      <Refusal why={why} />
      {leaving && <Leave close={() => setLeaving(false)} />}
    </section>
  )
}

/** The browser saves it as it comes; before that it is made sure that it will. */
async function download(): Promise<void> {
  if ((await proved(() => ask<unknown>('POST', '/api/me/export'))) !== null) location.assign('/api/me/export')
}

function Leave({ close }: { readonly close: () => void }) {
  const { myData } = words()
  const { busy, why, run } = useAttempt()
  const leave = async (): Promise<void> => {
    if ((await proved(accountApi.leave)) === null) return
    signedOut()
    location.assign('/')
  }
  return (
    <Dialog title={myData.deleteTitle} close={close}>
      <p>{myData.deleteLead(LEAVING_DAYS)}</p>
      <button type="button" class="button primary" disabled={busy} onClick={() => run(leave)}>
        {myData.deleteYes}
      </button>
      <Refusal why={why} />
    </Dialog>
  )
}

/** Somebody who asked to be forgotten is back. */
export function Leaving({ at, changed }: { readonly at: number; readonly changed: () => void }) {
  const { myData } = words()
  const { busy, why, run } = useAttempt()
  const day = new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(at)
  return (
    <section class="card group whole" role="alert">
      <p>{myData.leaving(day)}</p>
      <button
        type="button"
        class="button primary"
        disabled={busy}
        onClick={() => run(() => accountApi.stay().then(changed))}
      >
        {myData.stay}
      </button>
      <Refusal why={why} />
    </section>
  )
}
