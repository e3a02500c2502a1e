/** Made by `npx waystation fit el-gaucho --games 1136 --seed fit`. */
export const WEIGHTS: readonly number[] = [0.6437, 0.4173, 0.3527, -1.8378, -0.0822, -6.2599, -0.8892, 0.5998, -0.2508, 0.1454, -4.1939, -3.9740, -0.7024, -2.6285, 7.3955, -0.1608, 0.3381, 1.2897, -0.5660, 0.3809, 0.2386, -1.7276, 1.2075, 10.4689, -2.7096, -1.3812, 0.5722, -0.3917, 14.6747, 7.2303, 5.7834, 14.1864, -0.3771, 8.5795, 5.2359, 2.3411, 120.3315, 110.1041]
/** Standard deviation of what was not foreseen, early and late in the game. */
export const SPREAD: readonly [number, number] = [43.1, 11.5]
