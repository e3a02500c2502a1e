/**
 * Two worlds that a seat cannot tell apart: the true one, and a twin in which everything the seat cannot know has been
 * dealt again. As long as both are given the same answers, whatever the seat receives must stay the same in both, until
 * an answer says that it revealed something.
 */
import {
  apply,
  determinize,
  type Game,
  type GameTypes,
  isOver,
  type Outcome,
  Refusal,
  Rng,
  type Seat,
} from '@waystation/kernel'
import { firstDifference, sameData } from '../diff.ts'
import { news, receives } from '../receives.ts'
import { type Fault, seatName } from '../violation.ts'
import { tellingInput } from './sight.ts'

export interface Twins<T extends GameTypes> {
  readonly game: Game<T>
  /** Who cannot tell the two apart. */
  readonly seat: Seat | null
  readonly truth: Readonly<T['state']>
  readonly twin: Readonly<T['state']>
  /** The dice fall alike in both, so that only hidden things can make a difference. */
  readonly sameDice: boolean
}

export function twinsFor<T extends GameTypes>(
  game: Game<T>,
  truth: Readonly<T['state']>,
  { seat, rng, sameDice }: { seat: Seat | null; rng: Rng; sameDice: boolean },
): Twins<T> {
  const twin = determinize(game, truth, seat, rng)
  if (sameDice) twin.rng = [truth.rng[0], truth.rng[1], truth.rng[2], truth.rng[3]]
  return { game, seat, truth, twin, sameDice }
}

/** Whether the twin differs in what the game itself re-deals: if it never does, nothing was tested. */
export function differ<T extends GameTypes>({ truth, twin }: Twins<T>): boolean {
  return !sameData(withoutKernelParts(truth), withoutKernelParts(twin))
}

/** The generator and the answers under a seal are re-dealt by the kernel. */
function withoutKernelParts<T extends GameTypes>(state: Readonly<T['state']>): object {
  const agenda = state.agenda.map((step) => (step.do === 'sealed' ? step.do : step))
  return { ...state, rng: null, agenda }
}

/** What the seat receives at rest, in one world and in the other. */
export function* leakFaults<T extends GameTypes>({ game, seat, truth, twin }: Twins<T>): Iterable<Fault> {
  const difference = firstDifference(receives(game, truth, seat), receives(game, twin, seat))
  if (difference !== null) {
    yield { check: 'leak', message: `${seatName(seat)} can see what it may not know: ${difference}` }
  }
  const telling = seat === null ? null : tellingInput(game, [truth, twin], seat)
  if (telling !== null) {
    yield { check: 'leak', message: `bots in ${seatName(seat)} would learn by what it may not know: ${telling}` }
  }
  const [sampled, again] = [truth, twin].map((world) => determinize(game, world, seat, new Rng('samples')))
  const sampling = firstDifference(sampled, again)
  if (sampling !== null) {
    yield { check: 'leak', message: `worlds dealt for ${seatName(seat)} depend on what is hidden from it: ${sampling}` }
  }
}

export interface TwinStep<T extends GameTypes> {
  readonly faults: readonly Fault[]
  /** The two worlds after the answer, while the seat still cannot tell them apart. */
  readonly next: Twins<T> | null
}

/** Gives both worlds the same answer. In a twin, another seat may not have that answer: then the worlds part. */
export function stepTwins<T extends GameTypes>(
  twins: Twins<T>,
  answer: { readonly seat: Seat; readonly id: string },
  passingEvents: readonly string[] = [],
): TwinStep<T> {
  const { game, seat } = twins
  const truth = apply(game, twins.truth, answer.seat, answer.id)
  const twin = applyIfOffered(game, twins.twin, answer)
  if (twin === null) return { faults: [], next: null }
  const told = firstDifference(news(truth.events, seat), news(twin.events, seat))
  const seen = firstDifference(receives(game, truth.state, seat), receives(game, twin.state, seat))
  const after = `after "${answer.id}" of seat ${answer.seat}, `
  const fail = (check: Fault['check'], message: string) => ({
    faults: [{ check, message: after + message }],
    next: null,
  })
  if (!(truth.revealed && twin.revealed)) {
    if (told !== null || seen !== null) {
      return fail(
        'barrier',
        `${seatName(seat)} learns something hidden that was not said to be revealed: ${told ?? seen}`,
      )
    }
    if (truth.revealed !== twin.revealed) {
      return fail('barrier', `that it can be taken back, or not, tells ${seatName(seat)} something hidden`)
    }
  } else if (twins.sameDice && seen === null) {
    const lasting = [truth, twin].map(({ events }) => events.filter((event) => !passingEvents.includes(event.type)))
    const only = firstDifference(news(lasting[0], seat), news(lasting[1], seat))
    if (only !== null) return fail('leak', `an event tells ${seatName(seat)} what its view does not keep: ${only}`)
  }
  const together = told === null && seen === null && !isOver(truth.state)
  return { faults: [], next: together ? { ...twins, truth: truth.state, twin: twin.state } : null }
}

function applyIfOffered<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T['state']>,
  answer: { readonly seat: Seat; readonly id: string },
): Outcome<T> | null {
  try {
    return apply(game, state, answer.seat, answer.id)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
