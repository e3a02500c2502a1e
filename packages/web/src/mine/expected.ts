/** Whether games went on at the last visit: then the page has their shape before they are read, and does not jump when they are. */
const KEY = 'waystation games'

export const gamesExpected = (): boolean => localStorage.getItem(KEY) !== null

export function expectGames(some: boolean): void {
  if (some) localStorage.setItem(KEY, 'some')
  else localStorage.removeItem(KEY)
}
