import type { ErrorCode } from '@waystation/protocol'

export interface ServerText {
  readonly errors: { readonly [code in ErrorCode]: string }
  /** For the person who started the server in a terminal. */
  open(url: string): string
  /** Shown in place of the web client until it is built. */
  readonly placeholder: { readonly title: string; readonly text: string }
}
