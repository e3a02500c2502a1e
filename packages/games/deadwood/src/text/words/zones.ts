/** Words of the zones: headings and short labels of the readable table. */
export interface ZoneWords {
  readonly state: string
  readonly turn: string
  readonly firstPlayer: string
  readonly pool: string
  readonly box: string
  readonly sheriff: string
  readonly rails: string
  readonly nextRail: (plots: string) => string
  readonly stationStands: string
  readonly supply: string
  readonly ending: string
  readonly winners: string
  readonly nobody: string
  readonly none: string
  readonly town: string
  readonly row: (row: number) => string
  readonly safe: string
  readonly empty: string
  readonly stacks: string
  readonly stack: (number: number, count: number) => string
  readonly faceDown: string
  readonly contents: (number: number) => string
  readonly drawn: string
  readonly duel: (building: string) => string
  readonly attacker: string
  readonly defender: string
  readonly dice: (count: number) => string
  readonly wounds: (count: number) => string
  readonly finalDuel: string
  readonly dead: string
  readonly money: string
  readonly posters: string
  readonly fine: (amount: string) => string
  readonly cartridges: string
  readonly ponies: string
  readonly ranch: string
  readonly mine: string
  readonly reserve: string
  readonly bootHill: string
}
