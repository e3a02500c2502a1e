/** Errors a person made or can mend: one line, no stack. */
export class UserError extends Error {
  override readonly name = 'UserError'
}

export const EXIT = {
  /** Invariants were broken, or input ended before the game did. */
  failed: 1,
  /** The command could not be carried out as given. */
  usage: 2,
  /** Ctrl-C came before the end, as shells count it. */
  interrupted: 130,
} as const
