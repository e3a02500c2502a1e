/** Words of the zones: headings and short labels of the readable table. */
export interface ZoneWords {
  readonly state: string
  readonly year: (year: number, round: number, rounds: number) => string
  readonly before: string
  readonly over: string
  readonly now: string
  readonly turn: string
  readonly firstPlayer: string
  readonly yearBonus: string
  readonly tussle: string
  readonly dice: string
  readonly prairie: string
  readonly river: string
  readonly none: string
  /** A die at a notch, and the stacks it opens. */
  readonly notch: (notch: number, stacks: string) => string
  readonly contracts: string
  readonly contract: (cows: number, text: string, flipped: boolean) => string
  readonly aceCards: string
  readonly partners: string
  readonly partnerRow: string
  readonly deck: (count: number) => string
  readonly trays: string
  readonly prairieRow: (rows: string) => string
  readonly riverColumn: (top: number, bottom: number) => string
  readonly stack: (name: string, left: number, cost: number) => string
  readonly exhausted: (name: string) => string
  readonly board: (owner: string, board: string, face: string) => string
  readonly columns: string
  readonly legend: string
  readonly score: string
  readonly gold: string
  readonly bullets: string
  readonly mine: (space: number, income: number) => string
  readonly mineLabel: string
  readonly bandits: (standing: number, tombstones: number) => string
  readonly banditsLabel: string
  readonly aces: string
  readonly towns: string
  readonly town: (name: string, points: number, covered: number, size: number) => string
  readonly townDone: (name: string, points: number) => string
  readonly missing: (cells: string) => string
  readonly horseshoes: string
  readonly alleys: string
  readonly tiles: string
  readonly tile: (name: string, cells: string) => string
  readonly storedGold: string
  readonly sawmill: string
  readonly storeAside: string
  readonly conquest: string
  readonly partner: string
  readonly faceDown: string
  readonly hand: string
  readonly putBack: string
  readonly placing: (piece: string, owner: string) => string
  readonly ridge: string
  readonly ridgeBandits: (total: number, spare: number) => string
  readonly looseCows: (cows: number) => string
  readonly ridgeCard: (cows: number, bandits: number, buried: number, herded: boolean) => string
  readonly cardsLeft: (count: number) => string
  readonly rank: string
}
