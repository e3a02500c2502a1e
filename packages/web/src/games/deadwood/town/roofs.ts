/** Outlines of false fronts: from the lower left over the top to the lower right of a strip `w` wide and `h` high. */
/** Measures of a front: the roof, the sign under it, and where the wall ends. */
export interface FrontSize {
  readonly width: number
  readonly height: number
  readonly roof: number
  readonly sign: number
}

type Points = readonly (readonly [number, number])[]

export type Roof =
  | 'flat'
  | 'stepped'
  | 'gable'
  | 'pediment'
  | 'scallop'
  | 'steeple'
  | 'clock'
  | 'crenel'
  | 'gambrel'
  | 'mansard'
  | 'tent'
  | 'wagon'
  | 'dome'
  | 'headframe'
  | 'mast'

/** In shares of the width and height, top left first. */
const OUTLINES: { readonly [roof in Roof]: Points } = {
  flat: [
    [0, 0.3],
    [1, 0.3],
  ],
  stepped: [
    [0, 0.62],
    [0.18, 0.62],
    [0.18, 0.08],
    [0.82, 0.08],
    [0.82, 0.62],
    [1, 0.62],
  ],
  gable: [
    [0, 0.85],
    [0.5, -0.12],
    [1, 0.85],
  ],
  pediment: [
    [0, 0.75],
    [0.5, -0.1],
    [1, 0.75],
  ],
  scallop: [
    [0, 0.7],
    [0.1, 0.34],
    [0.24, 0.3],
    [0.34, 0.02],
    [0.5, -0.12],
    [0.66, 0.02],
    [0.76, 0.3],
    [0.9, 0.34],
    [1, 0.7],
  ],
  steeple: [
    [0, 0.9],
    [0.36, 0.45],
    [0.36, -0.05],
    [0.5, -0.75],
    [0.64, -0.05],
    [0.64, 0.45],
    [1, 0.9],
  ],
  clock: [
    [0, 0.6],
    [0.34, 0.6],
    [0.34, -0.3],
    [0.5, -0.75],
    [0.66, -0.3],
    [0.66, 0.6],
    [1, 0.6],
  ],
  crenel: [
    [0, 0.2],
    [0.12, 0.2],
    [0.12, 0.55],
    [0.3, 0.55],
    [0.3, 0.2],
    [0.42, 0.2],
    [0.42, 0.55],
    [0.58, 0.55],
    [0.58, 0.2],
    [0.7, 0.2],
    [0.7, 0.55],
    [0.88, 0.55],
    [0.88, 0.2],
    [1, 0.2],
  ],
  gambrel: [
    [0, 0.9],
    [0.1, 0.35],
    [0.34, -0.1],
    [0.66, -0.1],
    [0.9, 0.35],
    [1, 0.9],
  ],
  mansard: [
    [0, 0.8],
    [0.07, 0.05],
    [0.93, 0.05],
    [1, 0.8],
  ],
  tent: [
    [0, 1],
    [0.22, 0.55],
    [0.4, 0.05],
    [0.5, -0.45],
    [0.6, 0.05],
    [0.78, 0.55],
    [1, 1],
  ],
  wagon: [
    [0, 0.95],
    [0.03, 0.4],
    [0.14, 0.06],
    [0.35, -0.1],
    [0.65, -0.1],
    [0.86, 0.06],
    [0.97, 0.4],
    [1, 0.95],
  ],
  dome: [
    [0, 0.72],
    [0.26, 0.72],
    [0.3, 0.2],
    [0.4, -0.25],
    [0.5, -0.38],
    [0.6, -0.25],
    [0.7, 0.2],
    [0.74, 0.72],
    [1, 0.72],
  ],
  headframe: [
    [0, 0.85],
    [0.2, 0.6],
    [0.36, -0.5],
    [0.64, -0.5],
    [0.8, 0.6],
    [1, 0.85],
  ],
  mast: [
    [0, 0.35],
    [0.62, 0.35],
    [0.62, 0.1],
    [1, 0.1],
  ],
}

const place = ([x, y]: readonly [number, number], w: number, h: number): string =>
  `${(x * w).toFixed(1)} ${(y * h).toFixed(1)}`

/** The whole front, from the ground up: `h` is the height of the roof, `base` of everything. */
export function frontPath(roof: Roof, w: number, h: number, base: number): string {
  const top = OUTLINES[roof].map((point) => place(point, w, h)).join('L')
  return `M0 ${base}L${top}L${w} ${base}Z`
}

/** The upper edge alone, for a cornice along it. */
export function cornicePath(roof: Roof, w: number, h: number): string {
  return `M${OUTLINES[roof].map((point) => place(point, w, h)).join('L')}`
}
