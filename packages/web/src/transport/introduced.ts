/** Whether this browser has ever said a name to the server: whoever has not need not ask it who they are. */
import { api, type Person } from './api.ts'

const KEY = 'waystation introduced'

export const introducedBefore = (): boolean => localStorage.getItem(KEY) !== null

export async function introduce(person: Person): Promise<void> {
  await api.introduce(person)
  localStorage.setItem(KEY, 'yes')
}
