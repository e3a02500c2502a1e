/** Beside the board on a wide screen, in the sheet on a phone: options, log, chat, rules. */
import { settings } from '../settings/store.ts'
import { t } from '../text/index.ts'
import { ChatPanel } from './chat-panel.tsx'
import { LogPanel } from './log-panel.tsx'
import { OptionsList } from './options-list.tsx'
import { type Room, type Tab, TABS, useRoom } from './room-context.ts'
import { RulesPanel } from './rules-panel.tsx'

function tabsOf({ store, mode }: Room): readonly Tab[] {
  return TABS.filter((tab) => {
    if (tab === 'options') return mode === 'table' && store.you.value !== null
    return tab !== 'chat' || store.transport.kind === 'server'
  })
}

const labelOf = (tab: Tab): string => {
  const { room, prompt } = t()
  return { options: prompt.options, log: room.log, chat: room.chat, rules: room.help }[tab]
}

export function Side() {
  const room = useRoom()
  const tabs = tabsOf(room)
  const open = tabs.includes(room.panels.tab.value) ? room.panels.tab.value : 'log'
  return (
    <div class="side">
      <SheetHandle />
      <Tabs tabs={tabs} open={open} />
      <div id="side-panel" class="side-panel" role="tabpanel" aria-labelledby={`tab-${open}`}>
        <h2 class="visually-hidden">{labelOf(open)}</h2>
        <Content tab={open} />
      </div>
    </div>
  )
}

function Tabs({ tabs, open }: { readonly tabs: readonly Tab[]; readonly open: Tab }) {
  const { panels } = useRoom()
  const choose = (tab: Tab): void => {
    panels.tab.value = tab
    panels.sheet.value = true
  }
  const arrow = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    const next = tabs[(tabs.indexOf(open) + by + tabs.length) % tabs.length]
    choose(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <div class="tabs" role="tablist" onKeyDown={arrow}>
      {tabs.map((tab) => (
        <button
          key={tab}
          id={`tab-${tab}`}
          type="button"
          role="tab"
          class="tab"
          aria-selected={tab === open}
          aria-controls="side-panel"
          tabIndex={tab === open ? 0 : -1}
          onClick={() => choose(tab)}
        >
          {labelOf(tab)}
          {tab === 'chat' && open !== 'chat' && <Unread />}
        </button>
      ))}
    </div>
  )
}

/** Messages since the chat was last open. */
function Unread() {
  const { store, panels } = useRoom()
  const fresh = store.chat.value.slice(panels.chatSeen.value).filter(({ seat }) => seat !== store.you.value).length
  if (fresh <= 0) return null
  return (
    <span class="unread">
      {fresh} <span class="visually-hidden">{t().chat.unread}</span>
    </span>
  )
}

/** Phone: draws the sheet up and down. */
function SheetHandle() {
  const { panels } = useRoom()
  const { room } = t()
  const up = panels.sheet.value
  const toggle = (): void => {
    panels.sheet.value = !up
  }
  return (
    <button type="button" class="sheet-handle" aria-expanded={up} aria-controls="side-panel" onClick={toggle}>
      <span class="visually-hidden">{up ? room.collapse : room.expand}</span>
    </button>
  )
}

function Content({ tab }: { readonly tab: Tab }) {
  switch (tab) {
    case 'options':
      return <OptionsList />
    case 'log':
      return <LogPanel />
    case 'chat':
      return <ChatPanel />
    case 'rules':
      return <RulesPanel />
  }
}

/** Where there is no drawn board, the options are what one plays with. */
export function firstTab(drawn: boolean, learn: boolean, mode: Room['mode']): Tab {
  if (learn) return 'rules'
  return mode === 'table' && (!drawn || settings.value.view === 'zones') ? 'options' : 'log'
}
