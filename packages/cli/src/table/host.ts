/** Runs a game to its end: asks people, lets bots answer, takes back, and shows who won. */
import { type Bot, botAnswer, inAskingOrder } from '@waystation/bots'
import { type Decision, decisions, type Seat } from '@waystation/kernel'
import { seatBot } from '@waystation/table'
import { ask, type Reply, save } from './ask.ts'
import { showResult } from './result.ts'
import { Screen } from './privacy.ts'
import { readRequest } from './request.ts'
import type { Room } from './room.ts'

export type Ending = 'finished' | 'left' | 'input-ended'

export async function host(room: Room): Promise<Ending> {
  const ending = await playOn(room)
  room.keep()
  if (ending === 'left') await offerToSave(room)
  if (ending === 'finished') {
    showResult(room)
    await offerRecord(room)
  }
  return ending
}

async function playOn(room: Room): Promise<Ending> {
  const screen = new Screen(room)
  const bots = room.table.chairs.map(({ kind }) => (kind === 'human' ? null : seatBot(kind, room.table.network)))
  /** Seats that let the others go on without stepping in, until it is somebody else's turn to be asked. */
  let declined: Seat[] = []
  let asked: Seat | null = null
  while (!room.table.over) {
    const open = inAskingOrder(decisions(room.table.game, room.table.match.state))
    const waited = open.find(({ optional }) => optional !== true)?.seat ?? null
    if (waited !== asked) declined = []
    asked = waited
    const decision = nextDecision(room, open, declined)
    const { seat } = decision
    const bot = bots[seat]
    const reply = bot === null ? await askPerson(room, screen, decision) : botReply(room, bot, decision)
    if (reply.do === 'ended') return 'input-ended'
    if (reply.do === 'quit') return 'left'
    if (reply.do === 'decline') declined = [...declined, seat]
    if (reply.do === 'undo') declined = []
    if (reply.do === 'undo') takeBack(room, reply.agreed)
    if (reply.do !== 'answer') continue
    room.answer(seat, reply.option)
    screen.noteAnswer()
    if (room.table.humans.length === 0) room.showNews(null)
  }
  return 'finished'
}

function nextDecision({ table }: Room, open: readonly Decision[], declined: readonly Seat[]): Decision {
  const decision = open.find(({ optional, seat }) => optional !== true || !declined.includes(seat))
  if (!decision) throw new Error(`${table.game.meta.id}: the game is not over and nobody is asked`)
  return decision
}

async function askPerson(room: Room, screen: Screen, decision: Decision): Promise<Reply> {
  return (await screen.turnTo(decision.seat)) ? ask(room, decision, screen.open) : { do: 'ended' }
}

function botReply({ table }: Room, bot: Bot, { seat }: Decision): Reply {
  const { state, seed } = table.match
  const option = botAnswer(bot, table.game, { state, seat, seed, clock: () => performance.now() })
  return option === null ? { do: 'decline' } : { do: 'answer', option: option.id }
}

function takeBack(room: Room, agreed: boolean): void {
  const { play } = room.context.words
  const result = room.takeBack(agreed)
  if (result === 'nothing-to-undo') return room.say(play.nothingToUndo)
  if (result === 'undo-barrier') return room.say(play.undoBarrier)
  room.say(play.undone(room.table.names(result)))
}

async function offerToSave(room: Room): Promise<void> {
  const { input, words } = room.context
  if (input.interactive && room.hasUnsaved) {
    const path = (await input.ask(`${words.play.saveFirst} `))?.trim()
    if (path) save(room, path)
  }
  room.say(words.play.left)
}

/** At the end the record can still be saved; a table of bots alone is not asked. */
async function offerRecord(room: Room): Promise<void> {
  const { table, context } = room
  if (!room.hasUnsaved || table.humans.length === 0) return
  room.say(context.words.play.saveOffer)
  const line = (await context.input.ask(context.words.play.prompt)) ?? ''
  const request = readRequest(line, [])
  if (request.do === 'command' && request.command === 'save') save(room, request.about)
}
