/** Made by `npx waystation fit deadwood --games 2348 --seed fit`. */
export const WEIGHTS: readonly number[] = [0.4559, 0.3939, -0.8586, 0.2916, 0.1694, 0.5599, 1.4101, 0.3509, 0.0131, 0.0188, 0.4073, 0.0618, -0.4871, 0.7703, 0.2004, 0.9580, 0.0025, 0.6728, -1.5162, 0.3172, 0.1489, 0.1205, 0.1069, -1.4411, 2.3842, 0.6062, 0.2570, 0.1028, -0.1290, 0.0787, -0.7199, 0.1213, 1.0648, 0.3763, -0.3995, -1.3012, 0.0947, -0.6410, 1.8747, 0.4335, 0.0479, -0.0009, -2.2506, 10.5672]
/** Standard deviation of what was not foreseen, early and late in the game. */
export const SPREAD: readonly [number, number] = [6.5, 3.3]
