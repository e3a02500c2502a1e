/**
 * The map is drawn in three shapes: a strip above the track, an open sheet when it is enlarged on a desk, and upright on a phone,
 * where the track is at its left. Middles of towns and turnouts in the units of each.
 */
import type { TownId } from '@waystation/great-western-trail'
import type { GateId, JunctionId } from './tracks.ts'

export type Place = readonly [x: number, y: number]

export interface Arrangement {
  readonly width: number
  readonly height: number
  /** Size of a town; 1 in the strip. */
  readonly scale: number
  readonly towns: { readonly [town in TownId]: Place }
  readonly junctions: { readonly [junction in JunctionId]: Place }
  readonly gates: { readonly [gate in GateId]: Place }
  /** Gates have a plate with their name; in the strip the city itself stands there. */
  readonly plate: { readonly width: number; readonly height: number } | null
  /** What is left of the exchange tokens. */
  readonly supply: Place
}

const STRIP: Arrangement = {
  width: 1000,
  height: 142,
  scale: 1,
  towns: {
    'green-corner': [18, 18],
    'green-station': [88, 25],
    'green-west': [31, 64],
    'green-gate': [50, 112],
    memphis: [124, 84],
    'purple-west': [206, 119],
    'purple-gate': [268, 112],
    'san-francisco': [204, 27],
    'blue-north': [272, 22],
    denver: [354, 27],
    'blue-middle': [262, 66],
    'blue-gate': [322, 106],
    milwaukee: [392, 92],
    'red-west': [452, 58],
    'green-bay': [556, 26],
    'red-station': [530, 78],
    'teal-west': [464, 121],
    'teal-gate': [526, 121],
    'red-crossroads': [632, 52],
    'red-south': [606, 90],
    'red-north': [664, 20],
    minneapolis: [736, 27],
    'red-east': [740, 78],
    toronto: [678, 112],
    'red-corner': [826, 22],
    montreal: [862, 76],
    'violet-gate': [770, 118],
    'violet-east': [828, 119],
  },
  junctions: {
    green: [142, 52],
    memphis: [150, 124],
    'blue-low': [305, 66],
    'blue-high': [305, 22],
    red: [488, 42],
    montreal: [790, 66],
  },
  gates: {
    'kansas-city': [31, 142],
    columbia: [83, 142],
    'st-louis': [222, 142],
    chicago: [316, 142],
    detroit: [504, 142],
    cleveland: [598, 142],
    pittsburgh: [739, 142],
  },
  plate: null,
  supply: [954, 100],
}

const OPEN: Arrangement = {
  width: 990,
  height: 440,
  scale: 1.75,
  towns: {
    'green-corner': [32, 40],
    'green-station': [140, 60],
    'green-west': [54, 168],
    'green-gate': [48, 316],
    memphis: [142, 252],
    'purple-west': [226, 340],
    'purple-gate': [310, 330],
    'san-francisco': [290, 62],
    'blue-north': [394, 62],
    denver: [486, 62],
    'blue-middle': [292, 190],
    'blue-gate': [370, 304],
    milwaukee: [440, 238],
    'red-west': [486, 146],
    'green-bay': [616, 60],
    'red-station': [584, 210],
    'teal-west': [484, 352],
    'teal-gate': [566, 352],
    'red-crossroads': [690, 148],
    'red-south': [660, 276],
    'red-north': [715, 46],
    minneapolis: [818, 62],
    'red-east': [796, 226],
    toronto: [722, 350],
    'red-corner': [939, 62],
    montreal: [914, 214],
    'violet-gate': [826, 344],
    'violet-east': [910, 344],
  },
  junctions: {
    green: [166, 160],
    memphis: [152, 360],
    'blue-low': [352, 190],
    'blue-high': [352, 128],
    red: [548, 132],
    montreal: [838, 174],
  },
  gates: {
    'kansas-city': [46, 424],
    columbia: [136, 424],
    'st-louis': [250, 424],
    chicago: [396, 424],
    detroit: [556, 424],
    cleveland: [676, 424],
    pittsburgh: [806, 424],
  },
  plate: { width: 86, height: 24 },
  supply: [930, 418],
}

const UPRIGHT: Arrangement = {
  width: 400,
  height: 560,
  scale: 1.22,
  towns: {
    'green-corner': [372, 26],
    'green-station': [334, 82],
    'green-west': [236, 26],
    'green-gate': [126, 26],
    memphis: [198, 84],
    'purple-west': [128, 142],
    'purple-gate': [112, 186],
    'san-francisco': [344, 142],
    'blue-north': [372, 194],
    denver: [356, 250],
    'blue-middle': [226, 168],
    'blue-gate': [166, 216],
    milwaukee: [148, 268],
    'red-west': [232, 274],
    'green-bay': [346, 328],
    'red-station': [230, 330],
    'teal-west': [120, 344],
    'teal-gate': [90, 394],
    'red-crossroads': [286, 386],
    'red-south': [196, 394],
    'red-north': [358, 394],
    minneapolis: [346, 450],
    'red-east': [238, 448],
    toronto: [140, 446],
    'red-corner': [360, 520],
    montreal: [254, 524],
    'violet-gate': [84, 500],
    'violet-east': [146, 530],
  },
  junctions: {
    green: [272, 62],
    memphis: [96, 108],
    'blue-low': [252, 214],
    'blue-high': [306, 208],
    red: [284, 292],
    montreal: [294, 474],
  },
  gates: {
    'kansas-city': [33, 26],
    columbia: [33, 74],
    'st-louis': [33, 150],
    chicago: [33, 238],
    detroit: [33, 376],
    cleveland: [33, 432],
    pittsburgh: [33, 486],
  },
  plate: { width: 62, height: 32 },
  supply: [40, 534],
}

/** The one that suits the shape of a box. */
export function arrangementFor({ width, height }: { readonly width: number; readonly height: number }): Arrangement {
  const shape = width / height
  if (shape > 4) return STRIP
  return shape > 1.3 ? OPEN : UPRIGHT
}
