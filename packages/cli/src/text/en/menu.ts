/** The game menu. */
export const menu = {
  welcome: 'Waystation',
  whichGame: 'Which game?',
  language: 'Français',
  resume: 'Go on with a saved game',
  quit: 'Quit',
  players: (min: number, max: number): string => `How many players? (${min} to ${max})`,
  who: (seat: number): string => `Who plays seat ${seat}?`,
  name: (fallback: string): string => `Name? (Enter for ${fallback})`,
  file: 'Which file?',
  variant: (name: string): string => `${name}?`,
  usual: (text: string): string => `${text} (default)`,
  number: 'Number',
  outOfRange: (max: number): string => `Please give a number from 1 to ${max}.`,
  back: 'Empty line: back.',
  bye: 'Until next time.',
}
