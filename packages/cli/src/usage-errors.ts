/** What commander found wrong with the command line, in our words. */
import type { CommanderError } from 'commander'
import type { Words } from './text/words.ts'

/** Not an error: help or the version was asked for and shown. */
export function isPlainExit({ exitCode }: CommanderError): boolean {
  return exitCode === 0
}

export function wordUsageError({ code, message }: CommanderError, { errors }: Words): string {
  const named = /'([^']*)'/.exec(message)?.[1] ?? ''
  switch (code) {
    case 'commander.unknownCommand':
      return errors.unknownCommand(named)
    case 'commander.unknownOption':
      return errors.unknownOption(named)
    case 'commander.missingArgument':
      return errors.missingArgument(named)
    case 'commander.optionMissingArgument':
      return errors.missingValue(named.split(' ', 1)[0])
    case 'commander.excessArguments':
      return errors.tooManyArguments
    default:
      return errors.usage
  }
}
