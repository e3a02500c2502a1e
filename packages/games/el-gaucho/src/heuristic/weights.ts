/** Weights of the evaluation, in pesos or chances. */
export const W = {
  /** Chance that the tile under a standing gaucho comes home in time, and under a lying one. */
  standing: 0.95,
  lying: 0.45,
  /** A gaucho in the supply while dice are still to come. */
  gaucho: 0.7,
  /** What a gaucho waiting on each action area is worth: sort, wish, immediate sale, theft, overseer, steppe. */
  areas: [2, 5, 4, 7, 6, 6],
  /** A herd still growing, for each of its animals and each point of its best, while the game lasts. */
  growth: 0.15,
  /** Room in a herd's direction, for each number between its last animal and the end of the line. */
  room: 0.1,
  /** The turn to come counts this much of what its best dice would bring. */
  hope: 0.8,
}
