/** A tile taken, turned and laid at a real table: one gesture, three lines of the log, one undo. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Gesture } from '../../src/adapter.ts'
import { answersOf, firstHand, next } from '../../src/games/wild-tiled-west/laying/hand.ts'
import { holdOf } from '../../src/games/wild-tiled-west/laying/hold.ts'
import { gestures, targets } from '../../src/games/wild-tiled-west/targets.ts'
import { Choice } from '../../src/table/choice.ts'
import { TableStore } from '../../src/table/store.ts'
import { LocalTransport } from '../../src/transport/local.ts'
import type { Option, View } from '@waystation/wild-tiled-west'
import { type LocalHouse, localHouse, until } from '../support/local.ts'

let house: LocalHouse
beforeEach(() => {
  house = localHouse()
})
afterEach(() => house.close())

/** Two people at one screen, sitting where the first turn is. */
async function table(): Promise<{ readonly store: TableStore; readonly choice: Choice }> {
  const seats = ['Rosa', 'Buck'].map((name) => ({ name, bot: null }))
  const id = await house.client.call('create', { game: 'wild-tiled-west', variants: {}, seats })
  const store = new TableStore(new LocalTransport(house.client, id))
  store.open()
  const choice = new Choice(store, targets, gestures)
  for (let seat = 0; ; seat = 1 - seat) {
    await store.sit(seat)
    await until(() => store.you.value === seat && store.live.value !== null)
    store.animations.skip()
    const [decision] = store.live.value?.decisions ?? []
    if (decision?.kind === 'turn') return { store, choice }
    if (decision === undefined) continue
    store.answer(decision.options[0].id)
    await until(() => store.pending.value === null)
  }
}

it('is drafted and laid by one commit, and taken back by one undo', async () => {
  const { store, choice } = await table()
  await until(() => store.decisions.value.length > 0)
  const [asked] = store.decisions.value
  const options = asked.options as unknown as readonly Option[]
  const before = store.live.value
  const draft = options.find((option) => option.do === 'draft')
  const hold = holdOf(before?.view as View, asked.seat, { kind: asked.kind, options }, draft ?? null)
  if (before === null || hold === null) throw new Error('nothing in the hand')
  const answers = answersOf(hold, next(hold, firstHand(hold), 1)) ?? []
  const gesture: Gesture = {
    answers,
    ready: true,
    letGo: true,
    sentence: '',
    spoken: '',
    detail: null,
    section: null,
    consequences: [],
    region: null,
    tools: null,
    commit: '',
    back: '',
  }
  choice.follow(gesture)
  choice.commit()
  const covered = (): number => {
    const view = (store.live.value ?? before).view as View
    return view.players[asked.seat].covered.length
  }
  await until(() => store.pending.value === null && covered() > 0)
  expect((store.live.value?.seq ?? 0) - before.seq).toBe(answers.length)
  expect(store.live.value?.canUndo).toBe(true)
  choice.undo()
  await until(() => store.pending.value === null && covered() === 0)
  expect(store.live.value?.decisions[0]?.kind).toBe('turn')
  expect(store.live.value?.decisions).toEqual(before.decisions)
})
