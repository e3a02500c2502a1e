/** A request that cannot be met; nothing was changed. The code is stable, the message is for people. */
export class Refusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string) {
    super(message)
    this.name = 'Refusal'
    this.code = code
  }
}

export type RefusalCode =
  | 'bad-config'
  | 'game-over'
  | 'not-your-decision'
  | 'unknown-option'
  | 'nothing-to-undo'
  | 'undo-barrier'
  | 'bad-record'
  | 'bad-transcript'
