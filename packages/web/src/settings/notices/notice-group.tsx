/** Notices on the page of settings: ways to reach me, what calls me by which of them, and when not. */
import '../../styles/notices.css'
import { useState } from 'preact/hooks'
import { AskName, named } from '../../names/ask-name.tsx'
import { t } from '../../text/index.ts'
import { introduce, introduced } from '../../transport/introduced.ts'
import { useLoaded } from '../../ui/loaded.ts'
import { Channels } from './channels.tsx'
import { Kinds } from './kinds.tsx'
import { noticeSettings, readNotices } from './notice-store.ts'
import { QuietHours } from './quiet-hours.tsx'
import { words } from '../text/index.ts'

export function NoticeGroup() {
  const { notices } = words()
  return (
    <section class="card group whole" aria-labelledby="notices">
      <div>
        <h2 id="notices">{notices.title}</h2>
        <p class="soft">{notices.lead}</p>
      </div>
      {introduced.value ? <Known /> : <Unknown />}
    </section>
  )
}

function Known() {
  const { notices } = words()
  const { app } = t()
  const read = useLoaded(readNotices, [])
  const settings = noticeSettings.value
  if (settings !== null) {
    return (
      <>
        <Channels settings={settings} />
        <Kinds settings={settings} />
        <QuietHours prefs={settings.prefs} />
      </>
    )
  }
  return <p role="status">{read.state === 'failed' ? notices.failed : app.loading}</p>
}

/** Whoever has never sat at a table with others is asked for a name first. */
function Unknown() {
  const { notices } = words()
  const [failed, setFailed] = useState(false)
  const begin = async (): Promise<void> => {
    if (await named()) await introduce()
  }
  return (
    <>
      <p>{notices.beginHint}</p>
      <button type="button" class="button" onClick={() => void begin().catch(() => setFailed(true))}>
        {notices.begin}
      </button>
      {failed && <p role="alert">{notices.failed}</p>}
      <AskName />
    </>
  )
}
