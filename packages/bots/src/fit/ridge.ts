/** Least squares with a pull towards zero, by normal equations: a few dozen unknowns, any number of samples. */
export class Ridge {
  private readonly size: number
  private readonly products: Float64Array
  private readonly targets: Float64Array
  samples = 0
  private squares = 0
  private sum = 0

  constructor(features: number) {
    this.size = features + 1
    this.products = new Float64Array(this.size * this.size)
    this.targets = new Float64Array(this.size)
  }

  /** `row` holds the features; the constant is added here. */
  add(row: Readonly<Float64Array>, target: number): void {
    const { size, products, targets } = this
    const last = size - 1
    for (let i = 0; i < size; i++) {
      const a = i === last ? 1 : row[i]
      if (a === 0) continue
      targets[i] += a * target
      for (let j = 0; j <= i; j++) products[i * size + j] += a * (j === last ? 1 : row[j])
    }
    this.samples++
    this.sum += target
    this.squares += target * target
  }

  /** `pull` counts like so many samples that say "nothing", in units of each feature's own spread. */
  solve(pull: number): number[] {
    const { size, products } = this
    const a = Float64Array.from(products)
    for (let i = 0; i < size - 1; i++)
      a[i * size + i] += pull * (products[i * size + i] / Math.max(1, this.samples)) + 1e-9
    a[size * size - 1] += 1e-9
    return substitute(decompose(a, size), this.targets, size)
  }

  /** Share of the targets' variance that these weights explain. */
  explained(weights: readonly number[]): number {
    const { size, products, targets, samples } = this
    let residual = this.squares
    for (let i = 0; i < size; i++) {
      residual -= 2 * weights[i] * targets[i]
      for (let j = 0; j < size; j++) {
        residual += weights[i] * weights[j] * products[Math.max(i, j) * size + Math.min(i, j)]
      }
    }
    return 1 - residual / (this.squares - (this.sum * this.sum) / samples)
  }
}

/** Cholesky: the lower triangle L with L Lᵀ = a. */
function decompose(a: Float64Array, size: number): Float64Array {
  const l = new Float64Array(size * size)
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = a[i * size + j]
      for (let k = 0; k < j; k++) sum -= l[i * size + k] * l[j * size + k]
      l[i * size + j] = i === j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / l[j * size + j]
    }
  }
  return l
}

function substitute(l: Float64Array, targets: Float64Array, size: number): number[] {
  const y = new Float64Array(size)
  for (let i = 0; i < size; i++) {
    let sum = targets[i]
    for (let k = 0; k < i; k++) sum -= l[i * size + k] * y[k]
    y[i] = sum / l[i * size + i]
  }
  const x = Array<number>(size).fill(0)
  for (let i = size - 1; i >= 0; i--) {
    let sum = y[i]
    for (let k = i + 1; k < size; k++) sum -= l[k * size + i] * x[k]
    x[i] = sum / l[i * size + i]
  }
  return x
}
