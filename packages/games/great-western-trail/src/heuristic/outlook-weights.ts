/** Made by `npx waystation fit great-western-trail --games 502 --seed fit`. */
export const WEIGHTS: readonly number[] = [
  0.8216, 0.1509, -0.0312, 0.6203, -0.3055, 0.0567, 0.7163, 0.0997, 0.2419, 1.0953, 0.3919, -0.9785, -0.1223, 0.8603,
  0.099, 0.3108, -0.227, -0.8271, 0.4931, 1.7882, 0.6935, -0.0541, 0.2466, 9.8466, 3.2585, 7.5353, 0.8969, -1.435,
  0.9373, -4.1359, 2.8026, 0.313, 1.5873, 1.4936, 0.1395, 0.3754, 1.3702, -3.2256, 3.2624, 2.338, 7.2096, -0.0295,
  12.0676, -14.3217,
]
/** Standard deviation of what was not foreseen, early and late in the game. */
export const SPREAD: readonly [number, number] = [16.2, 7.9]
