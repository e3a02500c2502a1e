import { LANGUAGES } from '@waystation/kernel'
import type { ComponentChildren } from 'preact'
import { change, MOTIONS, PACES, type Settings, settings, THEMES, VIEWS } from '../settings/store.ts'
import { browserLanguage, t } from '../text/index.ts'
import { useTitle } from '../ui/title.ts'

export function SettingsPage() {
  const { settings: words } = t()
  const now = settings.value
  useTitle(words.title)
  const own = browserLanguage(navigator.languages)
  return (
    <div class="page narrow settings">
      <h1>{words.title}</h1>
      <label class="labelled">
        {words.name}
        <input
          class="field"
          maxLength={40}
          autocomplete="nickname"
          value={now.name}
          onInput={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <small>{words.nameHint}</small>
      </label>
      <Pick
        legend={words.language}
        values={['browser', ...LANGUAGES]}
        chosen={now.language ?? 'browser'}
        label={(value) => (value === 'browser' ? words.byBrowser(words.languages[own]) : words.languages[value])}
        choose={(value) => change({ language: value === 'browser' ? null : value })}
      />
      <Pick
        legend={words.theme}
        values={THEMES}
        chosen={now.theme}
        label={(v) => words.themes[v]}
        choose={(theme) => change({ theme })}
      />
      <Pick
        legend={words.motion}
        values={MOTIONS}
        chosen={now.motion}
        label={(v) => words.motions[v]}
        choose={(motion) => change({ motion })}
      />
      <Pick
        legend={words.view}
        values={VIEWS}
        chosen={now.view}
        label={(v) => words.views[v]}
        choose={(view) => change({ view })}
        hint={words.viewHint}
      />
      <Pick
        legend={words.pace}
        values={PACES}
        chosen={now.pace}
        label={(v) => words.paces[v]}
        choose={(pace) => change({ pace })}
      />
      <Toggle name="confirm" label={words.confirm} hint={words.confirmHint} />
      <Toggle name="sound" label={words.sound} hint={words.soundHint} />
      <Keys />
      <p class="soft">{words.saved}</p>
    </div>
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
  readonly name: keyof Pick<Settings, 'confirm' | 'sound'>
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
  ] as const
  return (
    <section>
      <h2>{words.keys}</h2>
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
    </section>
  )
}
