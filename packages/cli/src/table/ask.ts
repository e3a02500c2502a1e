/** One question to one person: shown once, then answered, or interrupted by a command. */
import type { Decision, Option, Seat } from '@waystation/kernel'
import { UserError } from '../errors.ts'
import { inGroups, renderOptions, type WordedOption } from '../render/options.ts'
import { wrap } from '../render/width.ts'
import { showHint } from './hint.ts'
import { showHelp, showRules, showWhy } from './info.ts'
import { readRequest, type Request } from './request.ts'
import type { Room } from './room.ts'

export type Reply =
  | { readonly do: 'answer'; readonly option: string }
  /** An interruption not made. */
  | { readonly do: 'decline' }
  | { readonly do: 'undo'; readonly agreed: boolean }
  | { readonly do: 'quit' }
  | { readonly do: 'ended' }

const LET_IT_BE = ''

/** `open`: nobody at the table needs to look away. */
export async function ask(room: Room, decision: Decision, open: boolean): Promise<Reply> {
  const options = wordOptions(room, decision)
  room.showNews(decision.seat, open)
  room.showBoard(decision.seat)
  showQuestion(room, decision, options)
  for (;;) {
    const line = await room.context.input.ask(room.context.words.play.prompt)
    if (line === null) return { do: 'ended' }
    const reply = respond(room, decision.seat, readRequest(line, options), options)
    if (reply) return reply
  }
}

function wordOptions(room: Room, decision: Decision): readonly WordedOption[] {
  const { text, names } = room.table
  const worded = decision.options.map((option: Option) => ({ id: option.id, text: text.option(option, names) }))
  if (decision.optional === true) return [{ id: LET_IT_BE, text: room.context.words.play.letItBe }, ...worded]
  const free = decision.anytimeFrom ?? worded.length
  return [...inGroups(worded.slice(0, free)), ...inGroups(worded.slice(free))]
}

function showQuestion(room: Room, decision: Decision, options: readonly WordedOption[]): void {
  const { table, context } = room
  const { out, words } = context
  const view = table.game.view(table.match.state, decision.seat)
  const question =
    decision.optional === true ? words.play.mayInterrupt : table.text.decision(decision, view, table.names)
  out.lines(wrap(`${room.seatName(decision.seat)}  ${out.paint.bold(question)}`, out.width))
  const free = decision.optional === true ? options.length : (decision.anytimeFrom ?? options.length)
  out.lines(renderOptions(options.slice(0, free), out.width, out.paint))
  if (free === options.length) return
  out.line(out.paint.dim(words.play.free))
  out.lines(renderOptions(options.slice(free), out.width, out.paint, free + 1))
}

function respond(room: Room, seat: Seat, request: Request, options: readonly WordedOption[]): Reply | null {
  const { play } = room.context.words
  switch (request.do) {
    case 'choose': {
      const { id } = options[request.index]
      return id === LET_IT_BE ? { do: 'decline' } : { do: 'answer', option: id }
    }
    case 'command':
      return obey(room, seat, request, options)
    case 'no-such-number':
      room.say(play.noSuchNumber(options.length))
      return null
    case 'unknown':
      room.say(play.unknown(request.text))
      return null
    case 'ambiguous':
      room.say(play.ambiguous(request.options.join('; ')))
      return null
    case 'nothing':
      return null
  }
}

function obey(
  room: Room,
  seat: Seat,
  { command, about }: Extract<Request, { do: 'command' }>,
  options: readonly WordedOption[],
): Reply | null {
  switch (command) {
    case 'undo':
    case 'undoAgreed':
      return { do: 'undo', agreed: command === 'undoAgreed' }
    case 'quit':
      return { do: 'quit' }
    case 'help':
      showHelp(room, about)
      return null
    case 'why':
      showWhy(room, seat, about)
      return null
    case 'rules':
      showRules(room, about)
      return null
    case 'hint':
      showHint(room, seat, options)
      return null
    case 'log':
      room.showLog(seat)
      return null
    case 'board':
      room.showBoard(seat)
      return null
    case 'save':
      save(room, about)
      return null
  }
}

/** At a terminal a failed save is told and the game goes on; a script must not go on as if it had worked. */
export function save(room: Room, about: string): void {
  const path = about || room.path || defaultPath(room)
  try {
    room.save(path)
    room.say(room.context.words.play.saved(path))
  } catch (error) {
    if (!(error instanceof UserError) || !room.context.input.interactive) throw error
    room.say(error.message)
  }
}

function defaultPath({ table }: Room): string {
  return `${table.game.meta.id}-${table.commitment.slice(0, 8)}.record`
}
