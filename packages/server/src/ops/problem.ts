/** Something that the person at the terminal can mend: said in one line, in their language. */
import type { CommandText } from '../text/types.ts'
import { TEXTS } from '../text/index.ts'

type Say = (problems: CommandText['problems']) => string

export class Problem extends Error {
  readonly say: Say

  constructor(say: Say, cause?: unknown) {
    super(say(TEXTS.en.commands.problems), { cause })
    this.say = say
  }
}

/** The command itself was given wrongly. */
export class UsageError extends Problem {}
