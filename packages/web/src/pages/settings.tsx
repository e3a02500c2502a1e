import { LANGUAGES } from '@waystation/kernel'
import type { ComponentChildren } from 'preact'
import { accountName } from '../account/who.ts'
import { BlockedPeople } from '../company/blocked-people.tsx'
import { NameField } from '../names/name-field.tsx'
import { HolidayGroup } from '../settings/holidays.tsx'
import { NoticeGroup } from '../settings/notices/notice-group.tsx'
import { Looks, Pace, Pick, Play } from '../settings/fields.tsx'
import { words as company } from '../company/text/index.ts'
import { change, settings } from '../settings/store.ts'
import { browserLanguage, t } from '../text/index.ts'
import { useTitle } from '../ui/title.ts'

export function SettingsPage() {
  const { settings: words } = t()
  useTitle(words.title)
  return (
    <div class="page settings">
      <header>
        <h1>{words.title}</h1>
        <p class="tagline">{words.saved}</p>
      </header>
      <Group title={words.you}>
        {accountName.value === null && <Name />}
        <Account />
        <Language />
        <p>
          <a href="/people/me">{t().profile.own}</a> · <a href="/company">{company().company.title}</a>
        </p>
      </Group>
      <Group title={words.looks}>
        <Looks />
      </Group>
      <Group title={words.play}>
        <Pace />
        <Play />
      </Group>
      <Group title={words.keys}>
        <Keys />
      </Group>
      <HolidayGroup />
      <NoticeGroup />
      <BlockedPeople />
    </div>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="card group">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Name() {
  const { settings: words } = t()
  return (
    <NameField
      label={words.name}
      hint={words.nameHint}
      value={settings.value.name}
      set={(name) => change({ name })}
      required={false}
    />
  )
}

/** The name of an account is changed where it is checked that nobody else has it. */
function Account() {
  const { account } = t()
  const name = accountName.value
  if (name !== null) {
    return (
      <p>
        {account.is(name)}. <a href="/account">{account.manage}</a>
      </p>
    )
  }
  return (
    <div class="labelled">
      <p class="soft">{account.none}</p>
      <div class="row">
        <a class="button" href="/account">
          {account.keep}
        </a>
        <a class="button quiet" href="/sign-in">
          {account.enter}
        </a>
      </div>
    </div>
  )
}

function Language() {
  const { settings: words } = t()
  const own = words.languages[browserLanguage(navigator.languages)]
  return (
    <Pick
      legend={words.language}
      values={['browser', ...LANGUAGES]}
      chosen={settings.value.language ?? 'browser'}
      label={(value) => (value === 'browser' ? words.byBrowser(own) : words.languages[value])}
      choose={(value) => change({ language: value === 'browser' ? null : value })}
    />
  )
}

function Keys() {
  const { settings: words, prompt } = t()
  const { keyList } = words
  const keys = [
    [prompt.optionsKey, keyList.options],
    [prompt.commitHint, keyList.enter],
    ['Esc', keyList.escape],
    ['U', keyList.undo],
    ['← →', keyList.arrows],
    ['M', keyList.near],
    ['N', keyList.next],
  ] as const
  return (
    <dl class="keys">
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
