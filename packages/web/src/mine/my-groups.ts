import { useEffect } from 'preact/hooks'
import { seenOf } from '../table/seen.ts'
import { grouped, type MyGroups } from './my-game.ts'
import { myGames, readMyGames } from './store.ts'

/** My games as they stand, read anew on every page that shows them. */
export function useMyGroups(): MyGroups {
  useEffect(() => void readMyGames(), [])
  return grouped(myGames.value, seenOf)
}

export const isEmpty = ({ mine, others, open, over }: MyGroups): boolean =>
  mine.length + others.length + open.length + over.length === 0
