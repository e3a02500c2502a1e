/**
 * Rows of weights, four at a time: engines check the bounds of each place in an array, and a loop that does little else between the checks
 * is less than half as fast. Rows are as long as a hidden layer, which is a multiple of four.
 */

/** Adds a row of weights so many times. */
export function addRow(into: Float64Array, weights: Readonly<Float32Array>, row: number, times: number): void {
  for (let j = 0; j < into.length; j += 4) {
    into[j] += times * weights[row + j]
    into[j + 1] += times * weights[row + j + 1]
    into[j + 2] += times * weights[row + j + 2]
    into[j + 3] += times * weights[row + j + 3]
  }
}

/** The other way: adds to a row of gradients. */
export function addToRow(into: Float32Array, row: number, errors: Readonly<Float64Array>, times: number): void {
  for (let j = 0; j < errors.length; j += 4) {
    into[row + j] += times * errors[j]
    into[row + j + 1] += times * errors[j + 1]
    into[row + j + 2] += times * errors[j + 2]
    into[row + j + 3] += times * errors[j + 3]
  }
}

/** Each unit's weights by what the units below say, and its bias. */
export function addLayer(
  into: Float64Array,
  from: Readonly<Float64Array>,
  weights: Readonly<Float32Array>,
  biases: Readonly<Float32Array>,
): void {
  for (let k = 0; k < into.length; k++) {
    let one = biases[k]
    let two = 0
    let three = 0
    let four = 0
    const row = k * from.length
    for (let j = 0; j < from.length; j += 4) {
      one += weights[row + j] * from[j]
      two += weights[row + j + 1] * from[j + 1]
      three += weights[row + j + 2] * from[j + 2]
      four += weights[row + j + 3] * from[j + 3]
    }
    into[k] = one + two + (three + four)
  }
}
