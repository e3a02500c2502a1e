/** What one gesture has to say in several messages: each of them is due when the position it belongs to is there. */
import type { ClientMessage, Position } from '@waystation/protocol'

/** A message before it has a name of its own. */
export type Outgoing = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'id'> : never) : never

export class Chain {
  private answers: readonly string[] = []
  private within: readonly string[] = []

  /** Answers that follow the one being given now. */
  answer(answers: readonly string[]): void {
    this.answers = answers
    this.within = []
  }

  /** Taking back goes on as long as it leads to a question of these kinds. */
  undo(within: readonly string[]): void {
    this.answers = []
    this.within = within
  }

  /** What is to be said in this position; null: nothing, the gesture is over. */
  next({ seq, decisions, canUndo }: Position): Outgoing | null {
    if (canUndo && decisions.some(({ kind }) => this.within.includes(kind))) return { type: 'undo', seq }
    // A question with a single answer does not come up: its link of the chain is passed over.
    const offered = new Set(decisions.flatMap(({ options }) => options.map(({ id }) => id)))
    const at = this.answers.findIndex((answer) => offered.has(answer))
    const option = this.answers[at]
    this.answers = at < 0 ? [] : this.answers.slice(at + 1)
    return option === undefined ? null : { type: 'answer', seq, option }
  }

  /** Something came between: what is left is not said. */
  drop(): void {
    this.answer([])
  }
}
