/** A request that cannot be met; nothing was changed. The code is stable, the message is for developers' eyes. */
export class Refusal extends Error {
  readonly code: RefusalCode
  /** What exactly is wrong, where a code has several cases: enough to say it to a player in any language. */
  readonly detail: RefusalDetail | null

  constructor(code: RefusalCode, message: string, detail: RefusalDetail | null = null) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.detail = detail
  }
}

export type RefusalCode =
  | 'unknown-game'
  | 'unknown-rules'
  | 'bad-config'
  | 'game-over'
  | 'not-your-decision'
  | 'unknown-option'
  | 'unknown-target'
  | 'unknown-bot'
  | 'nothing-to-undo'
  | 'undo-barrier'
  | 'bad-record'
  | 'no-record'
  | 'bad-transcript'

export type RefusalDetail = GameDetail | ConfigDetail | RecordDetail

interface GameDetail {
  readonly case: 'game'
  readonly asked: string
  readonly known: readonly string[]
}

type ConfigDetail =
  | { readonly case: 'players'; readonly asked: number; readonly min: number; readonly max: number }
  | { readonly case: 'variant'; readonly asked: string; readonly known: readonly string[] }
  | {
      readonly case: 'variant-value'
      readonly variant: string
      readonly asked: string
      readonly known: readonly string[]
    }

type RecordDetail =
  | {
      readonly case:
        | 'title'
        | 'checksum'
        | 'signature'
        | 'commitment'
        | 'shares'
        | 'form'
        | 'state'
        | 'scores'
        | 'unfinished'
    }
  | { readonly case: 'other-game'; readonly recorded: string }
  | { readonly case: 'rules-version'; readonly recorded: number; readonly current: number }
  | { readonly case: 'line'; readonly line: number }
