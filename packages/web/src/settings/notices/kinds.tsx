/** What calls me, by which way, and how soon. */
import { useState } from 'preact/hooks'
import { type ChannelKind, KINDS, type NoticeKind, type NoticeSettings, type Timing, WAYS } from './kinds-of-notices.ts'
import { changePrefs } from './notice-store.ts'
import { TimingSelect } from './timing-select.tsx'
import { words } from '../text/index.ts'

export function Kinds({ settings: { prefs, offers } }: { readonly settings: NoticeSettings }) {
  const { notices } = words()
  const [failed, setFailed] = useState(false)
  const ways = WAYS.filter((way) => offers[way] !== null && offers[way] !== false)
  if (ways.length === 0) return null
  const set = (kind: NoticeKind, way: ChannelKind, timing: Timing): void => {
    const kinds = { ...prefs.kinds, [kind]: { ...prefs.kinds[kind], [way]: timing } }
    changePrefs({ ...prefs, kinds }).then(
      () => setFailed(false),
      () => setFailed(true),
    )
  }
  return (
    <>
      <table class="notice-kinds">
        <thead>
          <tr>
            <th scope="col">{notices.when}</th>
            {ways.map((way) => (
              <th key={way} scope="col">
                {notices[way]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">{notices.kinds[kind]}</th>
              {ways.map((way) => (
                <td key={way} data-way={notices[way]}>
                  <TimingSelect
                    label={notices.how(notices.kinds[kind], notices[way])}
                    value={prefs.kinds[kind][way]}
                    set={(timing) => timing !== null && set(kind, way, timing)}
                    urgent={kind === 'warning'}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {failed && <p role="alert">{notices.failed}</p>}
    </>
  )
}
