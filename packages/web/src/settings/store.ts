/** What a person prefers, kept on this device. */
import { computed, effect, signal } from '@preact/signals'
import { LANGUAGES, type Language } from '@waystation/kernel'

export const THEMES = ['system', 'light', 'dark'] as const
export const MOTIONS = ['system', 'full', 'none'] as const
export const VIEWS = ['board', 'zones'] as const
export const VOLUMES = ['quiet', 'middle', 'loud'] as const
export const PACES = ['calm', 'brisk', 'instant'] as const

export interface Settings {
  /** Empty until somebody has said one. */
  readonly name: string
  /** Which of the names that sound right is suggested on this device: drawn once, so that not everybody is offered the same. */
  readonly suggestion: number
  /** Null: as the browser says. */
  readonly language: Language | null
  readonly theme: (typeof THEMES)[number]
  readonly motion: (typeof MOTIONS)[number]
  readonly confirm: boolean
  /** Questions with only one answer are answered by themselves. */
  readonly goOn: boolean
  readonly sound: boolean
  readonly volume: (typeof VOLUMES)[number]
  readonly haptics: boolean
  /** Neither sound nor haptics where motion is reduced. */
  readonly silentWhenStill: boolean
  readonly view: (typeof VIEWS)[number]
  readonly pace: (typeof PACES)[number]
}

const DEFAULTS: Settings = {
  name: '',
  suggestion: 0,
  language: null,
  theme: 'system',
  motion: 'system',
  confirm: true,
  goOn: true,
  sound: false,
  volume: 'middle',
  haptics: false,
  silentWhenStill: false,
  view: 'board',
  pace: 'calm',
}
const KEY = 'waystation settings'

const oneOf = <V extends string>(values: readonly V[], value: unknown): V | undefined =>
  values.find((candidate) => candidate === value)

const SUGGESTIONS = 256
const drawn = (): number => crypto.getRandomValues(new Uint8Array(1))[0]
const isSuggestion = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < SUGGESTIONS

/** Reads what an older or newer version may have written; what makes no sense is left out. */
export function readSettings(text: string | null, draw = drawn): Settings {
  const kept = parsed(text)
  const { suggestion } = kept
  return {
    name: typeof kept['name'] === 'string' ? kept['name'].slice(0, 40) : DEFAULTS.name,
    suggestion: isSuggestion(suggestion) ? suggestion : draw(),
    language: oneOf(LANGUAGES, kept['language']) ?? DEFAULTS.language,
    theme: oneOf(THEMES, kept['theme']) ?? DEFAULTS.theme,
    motion: oneOf(MOTIONS, kept['motion']) ?? DEFAULTS.motion,
    confirm: kept['confirm'] !== false,
    goOn: kept['goOn'] !== false,
    sound: kept['sound'] === true,
    volume: oneOf(VOLUMES, kept['volume']) ?? DEFAULTS.volume,
    haptics: kept['haptics'] === true,
    silentWhenStill: kept['silentWhenStill'] === true,
    view: oneOf(VIEWS, kept['view']) ?? DEFAULTS.view,
    pace: oneOf(PACES, kept['pace']) ?? DEFAULTS.pace,
  }
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

export const settings = signal<Settings>(DEFAULTS)

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part }
}

/** Loads what was kept, and keeps every change. */
export function keepSettings(storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  settings.value = readSettings(storage.getItem(KEY))
  effect(() => storage.setItem(KEY, JSON.stringify(settings.value)))
}

const prefersDark = signal(false)
const prefersStill = signal(false)

export const dark = computed(() =>
  settings.value.theme === 'system' ? prefersDark.value : settings.value.theme === 'dark',
)
export const still = computed(() =>
  settings.value.motion === 'system' ? prefersStill.value : settings.value.motion === 'none',
)

function follow(query: string, into: { value: boolean }): void {
  const media = matchMedia(query)
  into.value = media.matches
  media.addEventListener('change', () => {
    into.value = media.matches
  })
}

/** Marks the page with theme and motion, now and whenever they change. */
export function applyLooks(root: HTMLElement): void {
  follow('(prefers-color-scheme: dark)', prefersDark)
  follow('(prefers-reduced-motion: reduce)', prefersStill)
  effect(() => {
    root.dataset['theme'] = dark.value ? 'dark' : 'light'
    root.dataset['motion'] = still.value ? 'none' : 'full'
  })
}
