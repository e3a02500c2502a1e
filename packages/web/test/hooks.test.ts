// @vitest-environment happy-dom
import type { Position } from '@waystation/protocol'
import { h, render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { BoardProps, FiguresProps, GameUi } from '../src/adapter.ts'
import { Figure } from '../src/board/Figure.tsx'
import { Chips } from '../src/table/chips.tsx'
import { Choice } from '../src/table/choice.ts'
import { Players } from '../src/table/players.tsx'
import { RegionView } from '../src/table/region-view.ts'
import { Panels, type Room, RoomProvider } from '../src/table/room-context.ts'
import { Dock } from '../src/table/stage.tsx'
import { TableStore } from '../src/table/store.ts'
import { Visit } from '../src/table/visit.ts'
import { speak } from '../src/text/index.ts'
import type { Transport } from '../src/transport/types.ts'
import { past, table } from './support/tables.ts'

const drawn: BoardProps[] = []

const ui: GameUi = {
  Board: () => null,
  targets: ({ id }) => [id],
  component: () => null,
  consequences: ({ id }) => [
    { kind: 'cost', words: `−1 ${id}` },
    { kind: 'gain', words: '+2 points' },
  ],
  Figures: ({ of, brief }: FiguresProps) => h(Figure, { label: `${of} cows`, value: brief ? 'brief' : of }),
  Dock(props: BoardProps) {
    drawn.push(props)
    return h('button', { onClick: () => props.onTarget('hand') })
  },
  watches: true,
}

const asked: Position = {
  ...past(0, null),
  decisions: [{ seat: 0, kind: 'go', options: [{ id: 'hand' }, { id: 'house' }] }],
  canUndo: false,
}

function room(): Room {
  const store = new TableStore({ kind: 'local', send: () => undefined } as unknown as Transport)
  const choice = new Choice(store, ui.targets)
  const regionView = new RegionView(store, choice, ui)
  store.table.value = table('person', 'bot')
  store.you.value = 0
  store.animations.jump(asked)
  store.live.value = asked
  const text = { language: 'en', components: {} } as unknown as Room['text']
  const names = (seat: number): string => `P${seat}`
  const none = {
    pictures: null,
    illustrations: undefined,
    guide: undefined,
    undrawn: false,
    learn: false,
    mode: 'table',
  } as const
  return { ...none, store, choice, regionView, panels: new Panels('log'), visit: new Visit(store), text, ui, names }
}

const root = document.createElement('div')
function show(at: Room, part: () => ReturnType<typeof h> | null): void {
  void act(() => render(h(RoomProvider, { value: at, children: h(part, {}) }), root))
}

beforeAll(() => speak('en'))
afterEach(() => {
  render(null, root)
  drawn.length = 0
  vi.restoreAllMocks()
})

test('every player has the figures that the game draws, short ones on a phone', () => {
  const at = room()
  show(at, Players)
  const figures = (): (string | null)[] => [...root.querySelectorAll('.figure')].map(({ textContent }) => textContent)
  expect(figures()).toEqual(['00 cows', '11 cows'])
  void act(() => {
    at.regionView.width.value = 390
  })
  expect(figures()).toEqual(['brief0 cows', 'brief1 cows'])
})

test('a click on a player’s card asks for that player’s things, another one for one’s own', () => {
  const at = room()
  show(at, Players)
  const [, other] = root.querySelectorAll<HTMLButtonElement>('.player-watch')
  void act(() => other.click())
  expect(at.panels.watched.value).toBe(1)
  void act(() => other.click())
  expect(at.panels.watched.value).toBeNull()
})

test('what can be chosen in the dock is lit there, and chosen by a click', () => {
  const at = room()
  show(at, Dock)
  expect([...(drawn.at(-1)?.lit ?? [])]).toEqual(['hand', 'house'])
  void act(() => root.querySelector('button')?.click())
  expect(at.choice.preview.value?.id).toBe('hand')
  expect([...(drawn.at(-1)?.instead ?? [])]).toEqual(['house'])
})

test('what the option about to be taken costs and brings are chips', () => {
  const at = room()
  show(at, Chips)
  expect(root.textContent).toBe('')
  void act(() => at.choice.target('house'))
  const chips = [...root.querySelectorAll('.chip')].map(({ className, textContent }) => [className, textContent])
  expect(chips).toEqual([
    ['chip cost', '−1 house'],
    ['chip gain', '+2 points'],
  ])
})
