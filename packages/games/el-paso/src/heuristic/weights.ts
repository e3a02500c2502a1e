/** Weights of the evaluation, in points; found by letting greedy players with other weights play against these. */
export const W = {
  /** A dollar while there is still use for it, on top of its fifth of a point; and the purse that is put to use. */
  workingDollar: 0.1,
  purse: 9.99,
  token: 1.15,
  certificate: 0.38,
  /** A worker ready in the worker area, by type; and one that comes back through the herd. */
  ready: [3, 4.04, 3, 3.22],
  spent: 1.52,
  /** Discs gone, in the order of DISCS: what their abilities are worth over a whole game. */
  discs: [2.05, 2.75, 1.5, 2.59, 5, 5, 4],
  permanentCertificate: 2.06,
  duplicate: 0.73,
  /** Rewards of posts, besides money. */
  objectiveReward: 2.4,
  hireReward: 2.09,
  /** Cards turned over on a lap besides the hand. */
  turnedOver: 2.14,
  /** Share of later visits to El Paso that the herd as it is stands for. */
  patience: 0.8,
  /** A visit of a rival, and of Sue; and what a turn brings her, of so many in a game. */
  rivalVisit: 9,
  sueVisit: 6,
  sueTurn: 1.5,
  sueTurns: 20,
  /** An objective not fulfilled yet, and one half fulfilled. */
  hope: 0.48,
  halfway: 1.4,
  /** A point of breeding value above a Criollo's, in a card still to be bought. */
  breeding: 1,
  auxiliary: 0.51,
  exchange: 0.48,
  remove: 0.19,
  move: 0.3,
  building: 3.8,
  unseenObjective: 2.05,
  unseenBonus: 5.6,
} as const
