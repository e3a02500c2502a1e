import { useLocation } from 'preact-iso'
import { accountName } from '../account/who.ts'
import { NextTable } from '../mine/next-table.tsx'
import { change } from '../settings/store.ts'
import { language, t } from '../text/index.ts'

export function Header() {
  const { path } = useLocation()
  const { app } = t()
  const links = [
    ['/', app.home],
    ['/lobby', app.lobby],
    ['/replays', app.replays],
    ['/settings', app.settings],
    ['/about', app.about],
  ] as const
  return (
    <header class="header">
      <a class="brand" href="/">
        {app.name}
      </a>
      <nav aria-label={app.menu}>
        {links.map(([href, label]) => (
          <a key={href} href={href} {...(path === href && { 'aria-current': 'page' })}>
            {label}
          </a>
        ))}
      </nav>
      {path !== '/' && <NextTable />}
      <WhoIAm />
      <LanguageSwitch />
    </header>
  )
}

/** Nobody is asked to have an account here. */
function WhoIAm() {
  const name = accountName.value
  if (name === null) return null
  return (
    <a class="button quiet who-i-am" href="/account" aria-label={t().account.is(name)}>
      {name}
    </a>
  )
}

export function LanguageSwitch() {
  const other = language() === 'en' ? 'fr' : 'en'
  return (
    <button type="button" class="button quiet language" lang={other} onClick={() => change({ language: other })}>
      {t().app.otherLanguage}
    </button>
  )
}
