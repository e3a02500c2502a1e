/** Made by `npx waystation fit el-paso --games 3588 --seed fit`. */
export const WEIGHTS: readonly number[] = [0.7842, 0.1605, 0.7430, 0.7679, -0.1686, 0.4762, 0.1194, -1.4167, 0.0938, -0.3975, 0.5452, 0.4478, 2.6331, 0.7227, -0.1294, -0.0060, 0.7273, 0.2625, 1.0595, 0.1845, -0.0063, -0.4379, 0.6996, 3.1408, 2.1160, 1.6884, 8.6599, 1.8656, -5.0367, 1.4642, -0.0218, 7.1002, 0.0734, 2.3987, -0.4061, 0.9067, 1.3931, 0.0646, 8.4138, 0.3562]
/** Standard deviation of what was not foreseen, early and late in the game. */
export const SPREAD: readonly [number, number] = [8.3, 4.1]
