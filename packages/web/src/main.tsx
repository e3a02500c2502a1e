import { effect } from '@preact/signals'
import { render } from 'preact'
import { App } from './app.tsx'
import { watchHouse } from './house/news.ts'
import { watchInstall } from './install.ts'
import { keepBadge } from './mine/badge.ts'
import { watchMyTables } from './mine/store.ts'
import { applyLooks, keepSettings, settings } from './settings/store.ts'
import { browserLanguage, speak } from './text/index.ts'
import { stayIntroduced } from './transport/introduced.ts'
import { watchParts, watchUpdates } from './update.ts'

async function begin(): Promise<void> {
  watchParts()
  watchInstall()
  keepSettings(localStorage)
  applyLooks(document.documentElement)
  const wanted = (): 'en' | 'fr' => settings.value.language ?? browserLanguage(navigator.languages)
  await speak(wanted())
  effect(() => void speak(wanted()))
  stayIntroduced()
  watchMyTables()
  watchHouse()
  keepBadge()
  const root = document.getElementById('app')
  if (root) render(<App />, root)
  if (import.meta.env.PROD) void watchUpdates()
}

void begin()
