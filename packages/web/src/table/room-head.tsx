/** Title, connection and the few things that concern the whole table. */
import { settingWords } from '../clock/time-left.ts'
import { shortTitle } from '../games/index.ts'
import { NextTable } from '../mine/next-table.tsx'
import { change, settings } from '../settings/store.ts'
import { t } from '../text/index.ts'
import { HeadLabel } from '../ui/head-label.tsx'
import { LanguageSwitch } from '../ui/header.tsx'
import { RulesVersion } from '../ui/rules-version.tsx'
import { RegionTabs } from './region-tabs.tsx'
import { useRoom } from './room-context.ts'
import { LeaveTable } from './seat-choices.tsx'
import { OpenSettings } from './table-settings.tsx'

export function RoomHead() {
  const { text, store, ui, panels, regionView } = useRoom()
  const { room, prompt } = t()
  const over = store.live.value?.over ?? false
  const words = settings.value.view === 'zones'
  const table = store.table.value
  return (
    <div class="room-head">
      <a class="brand" href="/">
        {t().app.name}
      </a>
      <h1>
        <span class="title-whole">{text.title}</span>
        <span class="title-short">{shortTitle(text.title)}</span>
      </h1>
      <LinkState />
      {table !== null && <RulesVersion game={table.game} rules={table.rules} />}
      <div class="row">
        {!regionView.small.value && <RegionTabs />}
        {over && (
          <button
            type="button"
            class="button small primary"
            onClick={() => {
              panels.result.value = true
            }}
          >
            <HeadLabel icon="sheet" words={prompt.result} />
          </button>
        )}
        <NextTable />
        <LeaveTable />
        <OpenSettings />
        <LanguageSwitch />
        {ui !== null && (
          <button
            type="button"
            class="button small quiet"
            aria-pressed={words}
            onClick={() => change({ view: words ? 'board' : 'zones' })}
          >
            <HeadLabel icon="words" words={room.zones} />
          </button>
        )}
      </div>
    </div>
  )
}

function LinkState() {
  const { store, mode } = useRoom()
  const { link, room } = t()
  const state = store.link.value
  const table = store.table.value
  const words = store.transport.kind === 'local' ? link.local : link[state]
  return (
    <p class={`link-state ${state}`} role="status">
      {mode === 'table' && <span>{words}</span>}
      {store.transport.kind === 'server' && table !== null && <span>{settingWords(table.clock)}</span>}
      {table !== null && (
        <span class="commitment" title={table.commitment}>
          {room.verified} <code>{table.commitment.slice(0, 8)}</code>
        </span>
      )}
    </p>
  )
}
