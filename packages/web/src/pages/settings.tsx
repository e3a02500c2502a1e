import { LANGUAGES } from '@waystation/kernel'
import type { ComponentChildren } from 'preact'
import { change, MOTIONS, PACES, type Settings, settings, THEMES, VIEWS } from '../settings/store.ts'
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
        <Name />
        <Language />
      </Group>
      <Group title={words.looks}>
        <Looks />
      </Group>
      <Group title={words.play}>
        <Pace />
        <Toggle name="confirm" label={words.confirm} hint={words.confirmHint} />
        <Toggle name="goOn" label={words.goOn} hint={words.goOnHint} />
        <Toggle name="sound" label={words.sound} hint={words.soundHint} />
      </Group>
      <Group title={words.keys}>
        <Keys />
      </Group>
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
    <label class="labelled">
      {words.name}
      <input
        class="field"
        maxLength={40}
        autocomplete="nickname"
        value={settings.value.name}
        onInput={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <small>{words.nameHint}</small>
    </label>
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

function Looks() {
  const { settings: words } = t()
  const { theme, motion, view } = settings.value
  return (
    <>
      <Pick
        legend={words.theme}
        values={THEMES}
        chosen={theme}
        label={(value) => words.themes[value]}
        choose={(value) => change({ theme: value })}
      />
      <Pick
        legend={words.motion}
        values={MOTIONS}
        chosen={motion}
        label={(value) => words.motions[value]}
        choose={(value) => change({ motion: value })}
      />
      <Pick
        legend={words.view}
        values={VIEWS}
        chosen={view}
        label={(value) => words.views[value]}
        choose={(value) => change({ view: value })}
        hint={words.viewHint}
      />
    </>
  )
}

function Pace() {
  const { settings: words } = t()
  return (
    <Pick
      legend={words.pace}
      values={PACES}
      chosen={settings.value.pace}
      label={(value) => words.paces[value]}
      choose={(value) => change({ pace: value })}
    />
  )
}

interface PickProps<V extends string> {
  readonly legend: string
  readonly values: readonly V[]
  readonly chosen: V
  readonly label: (value: V) => string
  readonly choose: (value: V) => void
  readonly hint?: ComponentChildren
}

function Pick<V extends string>({ legend, values, chosen, label, choose, hint }: PickProps<V>) {
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value} class="choice">
          <input type="radio" name={legend} checked={value === chosen} onChange={() => choose(value)} />
          <span>{label(value)}</span>
        </label>
      ))}
      {hint !== undefined && <small>{hint}</small>}
    </fieldset>
  )
}

interface ToggleProps {
  readonly name: keyof Pick<Settings, 'confirm' | 'goOn' | 'sound'>
  readonly label: string
  readonly hint: string
}

function Toggle({ name, label, hint }: ToggleProps) {
  return (
    <label class="toggle">
      <input
        type="checkbox"
        checked={settings.value[name]}
        onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
      />
      <span>
        {label}
        <small>{hint}</small>
      </span>
    </label>
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
