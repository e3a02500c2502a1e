/** What can be chosen about looks, pace and play: on the page of settings, and at a table. */
import type { ComponentChildren } from 'preact'
import { t } from '../text/index.ts'
import { change, MOTIONS, PACES, type Settings, settings, THEMES, VIEWS, VOLUMES } from './store.ts'

export function Play() {
  const { settings: words } = t()
  return (
    <>
      <Toggle name="confirm" label={words.confirm} hint={words.confirmHint} />
      <Toggle name="goOn" label={words.goOn} hint={words.goOnHint} />
      <Toggle name="sound" label={words.sound} hint={words.soundHint} />
      {settings.value.sound && (
        <Pick
          legend={words.volume}
          values={VOLUMES}
          chosen={settings.value.volume}
          label={(value) => words.volumes[value]}
          choose={(value) => change({ volume: value })}
        />
      )}
      <Toggle name="haptics" label={words.haptics} hint={words.hapticsHint} />
      {(settings.value.sound || settings.value.haptics) && (
        <Toggle name="silentWhenStill" label={words.silentWhenStill} hint={words.silentWhenStillHint} />
      )}
    </>
  )
}

export function Looks() {
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

export function Pace() {
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

export function Pick<V extends string>({ legend, values, chosen, label, choose, hint }: PickProps<V>) {
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
  readonly name: keyof Pick<Settings, 'confirm' | 'goOn' | 'sound' | 'haptics' | 'silentWhenStill'>
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
