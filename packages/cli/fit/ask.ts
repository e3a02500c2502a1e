/** What programs for those who make bots do with bad input: one sentence, and the exit code of wrong use. */
import { EXIT } from '../src/errors.ts'

export function refuse(why: string): never {
  console.error(why)
  process.exit(EXIT.usage)
}

export function whole(name: string, value: string, least: number, most: number): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < least || number > most) {
    refuse(`${name} ${value}: want a whole number from ${least} to ${most}`)
  }
  return number
}
