/** Runs a sitting to its end: asks people, lets bots answer, takes back, and shows who won. */
import { BOTS, type Bot, botAnswer } from '@waystation/bots'
import { type Decision, decisions, type Seat } from '@waystation/kernel'
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
  const bots = room.sitting.chairs.map(({ kind }) => (kind === 'human' ? null : seated(BOTS[kind])))
  /** Seats that let the present moment pass without stepping in. */
  let declined: Seat[] = []
  while (!room.sitting.over) {
    const decision = nextDecision(room, declined)
    const { seat } = decision
    const bot = bots[seat]
    const reply = bot === null ? await askPerson(room, screen, decision) : botReply(room, bot, decision)
    if (reply.do === 'ended') return 'input-ended'
    if (reply.do === 'quit') return 'left'
    declined = reply.do === 'decline' ? [...declined, seat] : []
    if (reply.do === 'undo') takeBack(room, reply.agreed)
    if (reply.do !== 'answer') continue
    screen.noteAnswer()
    room.answer(seat, reply.option)
    if (room.sitting.humans.length === 0) room.showNews(null)
  }
  return 'finished'
}

/** Those who may step in are asked before those the game waits for. */
function nextDecision({ sitting }: Room, declined: readonly Seat[]): Decision {
  const open = decisions(sitting.game, sitting.match.state)
  const interrupt = open.find((decision) => decision.optional === true && !declined.includes(decision.seat))
  const decision = interrupt ?? open.find((candidate) => candidate.optional !== true)
  if (!decision) throw new Error(`${sitting.game.meta.id}: the game is not over and nobody is asked`)
  return decision
}

/** With a memory for this game, if it has one. */
function seated(bot: Bot): Bot {
  return bot.sitDown?.() ?? bot
}

async function askPerson(room: Room, screen: Screen, decision: Decision): Promise<Reply> {
  return (await screen.turnTo(decision.seat)) ? ask(room, decision, screen.open) : { do: 'ended' }
}

function botReply({ sitting }: Room, bot: Bot, { seat }: Decision): Reply {
  const { state, seed } = sitting.match
  const option = botAnswer(bot, sitting.game, { state, seat, seed, clock: () => performance.now() })
  return option === null ? { do: 'decline' } : { do: 'answer', option: option.id }
}

function takeBack(room: Room, agreed: boolean): void {
  const { play } = room.context.words
  const result = room.takeBack(agreed)
  if (result === 'nothing-to-undo') return room.say(play.nothingToUndo)
  if (result === 'undo-barrier') return room.say(play.undoBarrier)
  room.say(play.undone(room.sitting.names(result)))
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
  const { sitting, context } = room
  if (!room.hasUnsaved || sitting.humans.length === 0) return
  room.say(context.words.play.saveOffer)
  const line = (await context.input.ask(context.words.play.prompt)) ?? ''
  const request = readRequest(line, [])
  if (request.do === 'command' && request.command === 'save') save(room, request.about)
}
