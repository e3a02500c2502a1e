/** Made by `npx waystation fit wild-tiled-west --games 371 --seed fit`. */
export const WEIGHTS: readonly number[] = [0.2211, 0.4873, 0.1039, 0.6616, 0.7663, 0.6881, -0.6093, -0.1552, -0.8110, -0.1461, -1.1474, 1.2066, -0.5853, 0.9321, -0.8316, -0.2509, -0.1520, 0.9552, -0.1973, -3.9434, 0.2882, 0.0842, 3.6801, -1.4575, -0.9499, -0.9828, 1.5621, 0.3531, 1.1663, -0.2187, 0.9308, -0.3423, 3.3346, -2.7106, 2.4654, 0.1592, 0.7626, -4.7999, -0.4434, 3.2680, 22.4912, 56.3846]
/** Standard deviation of what was not foreseen, early and late in the game. */
export const SPREAD: readonly [number, number] = [15.2, 7.4]
