/**
 * Weights of the evaluation, in points. Found by evolution: greedy players with all weights a little up or down played
 * each other and Sue from the same deals, and every weight followed the margin.
 */
export const W = {
  /** A dollar while there is still use for it, on top of its fifth of a point; and the purse that is put to use. */
  workingDollar: 0.07,
  purse: 4.06,
  token: 1.07,
  certificate: 0.34,
  /** A worker ready in the worker area, by type; and one that comes back through the herd. */
  ready: [3.98, 1.08, 5, 1.01],
  spent: 0.43,
  /** Discs gone, in the order of DISCS: what their abilities are worth over a whole game. */
  discs: [3.12, 2.94, 0.93, 0.83, 2.94, 3.23, 4.49],
  permanentCertificate: 2.15,
  duplicate: 0.8,
  /** Rewards of posts, besides money. */
  objectiveReward: 0.86,
  hireReward: 4.2,
  /** Cards turned over on a lap besides the hand. */
  turnedOver: 0.87,
  /** Share of later visits to El Paso that the herd as it is stands for. */
  patience: 0.89,
  /** A visit of a rival, and of Sue; and what she gains besides in a whole game. */
  rivalVisit: 14.9,
  sueVisit: 2.09,
  sueTime: 90,
  /** An objective not fulfilled yet, and one half fulfilled. */
  hope: 0.25,
  halfway: 0.53,
  /** A point of breeding value above a Criollo's, in a card still to be bought. */
  breeding: 1.11,
  auxiliary: 1.53,
  exchange: 0.3,
  remove: 0.09,
  move: 1.18,
  building: 14.5,
  unseenObjective: 0.95,
  unseenBonus: 2.99,
} as const
