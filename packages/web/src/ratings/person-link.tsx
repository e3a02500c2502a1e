/** A name that leads to its profile, where there is one. */
import { botTitle } from '../people.ts'

interface PersonLinkProps {
  readonly subject: string | null
  readonly name: string
  readonly bot: string | null
}

export const nameOf = ({ name, bot }: Pick<PersonLinkProps, 'name' | 'bot'>): string =>
  name === '' && bot !== null ? botTitle(bot) : name

export function PersonLink(who: PersonLinkProps) {
  const name = nameOf(who)
  return who.subject === null ? <span>{name}</span> : <a href={`/people/${who.subject}`}>{name}</a>
}
