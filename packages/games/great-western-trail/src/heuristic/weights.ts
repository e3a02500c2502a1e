/** Weights of the evaluation, in points: kept when greedy players with them beat those without, and still scored like people. */
export const W = {
  /** A dollar while there is still use for it, on top of its fifth of a point; and the purse that is put to use. */
  workingDollar: 0.6,
  purse: 24,
  /** The second to sixth worker of a row, cowboys, craftsmen and engineers; points of slots 5 and 6 come on top. */
  workers: [
    [10, 11, 11, 8, 8],
    [6, 7, 7, 5, 5],
    [7, 8, 8, 6, 6],
  ],
  /** Removing the first and the second disc of a spot, in the order of DISC_SPOTS. */
  discs: [
    [0.8, 0],
    [1.6, 0],
    [1.6, 0.8],
    [0.98, 0.6],
    [2.2, 1],
    [4, 0],
    [3, 0],
    [10, 5],
    [1.6, 0],
    [1.5, 0],
    [1.6, 0],
  ],
  certificate: 1.7,
  certificateAtEnd: 0.36,
  permanentCertificate: 5,
  /** A space further along the track. */
  space: 0.4,
  /** Spaces an engine with one engineer may still go, at the start; stations within reach count in part. */
  reach: 12,
  stationAhead: 0.5,
  /** A point of breeding value the herd can be expected to show; cards turned over on a trip besides the hand. */
  herd: 8,
  turnedOver: 3,
  /** Breeding value of a card still to be drawn. */
  newCard: 1.3,
  /** A delivery counts from the start of the trip; this share is earned by getting there. */
  earnedOnTheWay: 0.17,
  /** A building that can still be used on this trip. */
  stopAhead: 1.3,
  /** A whole trip done: whoever is faster makes more of them before the game ends. */
  trip: 2.5,
  /** Chance that the other end of an arrow will be served too. */
  secondEnd: 0.45,
  objectiveCard: 0.87,
  auxiliary: 0.4,
  freshCard: 0.35,
  teepee: 0.9,
  building: 2,
  cattle: 1.1,
  /** Chance that an objective still open will be fulfilled. */
  hope: 0.85,
  unplayed: 0.37,
  advance: 0.92,
  removeCard: 0.83,
  stationMaster: 4,
  station: 0.8,
  /** Rails to the North. A disc that opens towns; large towns within reach, each shop still needed making one less likely. */
  gate: 0.6,
  network: 0.8,
  /** A place for deliveries that costs no points, whatever it is worth itself. */
  destination: 4,
  shopChance: 0.8,
  networkTime: 2.5,
  /** How much breeding value a herd may still gain. */
  herdGrowth: 7,
  shop: 0.1,
  mediumTown: 2,
  exchangeToken: 1.2,
  /** At the poker table. */
  pot: 0.7,
  pokerTime: 4,
  seatedWorker: 4,
}
