/** When nothing is sent, when the digest comes, and whether a page in front keeps us silent. */
import { useState } from 'preact/hooks'
import { TimeField } from '../../ui/time-field.tsx'
import type { NoticePrefs } from './kinds-of-notices.ts'
import { changePrefs } from './notice-store.ts'
import { words } from '../text/index.ts'

const NIGHT = { from: '22:00', to: '08:00' }

export function QuietHours({ prefs }: { readonly prefs: NoticePrefs }) {
  const { notices } = words()
  const [failed, setFailed] = useState(false)
  const change = (part: Partial<NoticePrefs>): void => {
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
    changePrefs({ ...prefs, zone, ...part }).then(
      () => setFailed(false),
      () => setFailed(true),
    )
  }
  const { quiet, dailyAt, evenWhenHere, zone } = prefs
  return (
    <div class="quiet-hours">
      <label class="toggle">
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={({ currentTarget }) => change({ quiet: currentTarget.checked ? NIGHT : null })}
        />
        <span>
          {notices.quiet}
          <small>{notices.quietHint(zone)}</small>
        </span>
      </label>
      {quiet !== null && (
        <div class="row">
          <TimeField label={notices.from} value={quiet.from} set={(from) => change({ quiet: { ...quiet, from } })} />
          <TimeField label={notices.to} value={quiet.to} set={(to) => change({ quiet: { ...quiet, to } })} />
        </div>
      )}
      <TimeField label={notices.dailyAt} value={dailyAt} set={(at) => change({ dailyAt: at })} />
      <label class="toggle">
        <input
          type="checkbox"
          checked={evenWhenHere}
          onChange={({ currentTarget }) => change({ evenWhenHere: currentTarget.checked })}
        />
        <span>
          {notices.evenWhenHere}
          <small>{notices.evenWhenHereHint}</small>
        </span>
      </label>
      {failed && <p role="alert">{notices.failed}</p>}
    </div>
  )
}
