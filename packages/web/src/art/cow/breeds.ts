/**
 * The breeds of the trail games: coat, marks, horns and the printed ground behind, so that none is told apart by colour alone.
 * A game with further breeds adds them here.
 */
export type Horns = 'none' | 'short' | 'long' | 'wide'
export type Marking = 'none' | 'spots' | 'blaze' | 'white-face'
export type GroundPattern = 'level' | 'upright' | 'slanted' | 'crossed' | 'dotted'

export interface BreedLook {
  readonly hide: string
  readonly shade: string
  readonly muzzle: string
  readonly ground: string
  readonly pattern: GroundPattern
  readonly horns: Horns
  readonly marking: Marking
  /** Two letters where there is no room for the name. */
  readonly initials: string
}

const look = (
  [hide, shade, muzzle, ground]: readonly [string, string, string, string],
  pattern: GroundPattern,
  horns: Horns,
  marking: Marking,
  initials: string,
): BreedLook => ({ hide, shade, muzzle, ground, pattern, horns, marking, initials })

export const BREED_LOOKS = {
  criollo: look(['#a49a8c', '#5c5348', '#e2cdb8', '#d3ccc0'], 'level', 'short', 'none', 'Cr'),
  pineywoods: look(['#3a332f', '#15110f', '#8f8276', '#b5aba0'], 'crossed', 'long', 'spots', 'Pi'),
  galloway: look(['#f3ead6', '#a99b80', '#4a423c', '#efe6d2'], 'upright', 'none', 'none', 'Ga'),
  'santa-gertrudis': look(['#8c3b20', '#57200e', '#d79a78', '#b9cfa0'], 'slanted', 'short', 'none', 'SG'),
  'black-angus': look(['#2e2926', '#0f0c0b', '#7c6f66', '#f4d878'], 'dotted', 'none', 'none', 'BA'),
  corriente: look(['#efe5d2', '#9d8d78', '#e3a996', '#a9c7da'], 'slanted', 'wide', 'spots', 'Co'),
  shorthorn: look(['#9a4a27', '#5f2a13', '#e2b08c', '#dcb48c'], 'level', 'short', 'blaze', 'Sh'),
  hereford: look(['#9a3f22', '#5c2010', '#f3e6d4', '#cdb6da'], 'crossed', 'long', 'white-face', 'He'),
  simmental: look(['#d99a3b', '#95621a', '#f6dfc6', '#f2c48a'], 'dotted', 'short', 'white-face', 'Si'),
  jersey: look(['#a98d70', '#6d543d', '#e6d3bd', '#cbc6bc'], 'level', 'short', 'none', 'Je'),
  'dutch-belt': look(['#3a332f', '#15110f', '#8f8276', '#b7cf9b'], 'upright', 'none', 'blaze', 'Du'),
  guernsey: look(['#cf8f4c', '#87531f', '#f3dcbd', '#f7f1e2'], 'dotted', 'short', 'blaze', 'Gu'),
  holstein: look(['#f6efe0', '#9d8d78', '#e3a996', '#f3d374'], 'upright', 'short', 'spots', 'Ho'),
  'brown-swiss': look(['#86654a', '#4b3423', '#e9dbc6', '#e39a84'], 'level', 'short', 'none', 'Br'),
  ayrshire: look(['#f6efe0', '#a08a78', '#e3a996', '#a4c3de'], 'slanted', 'long', 'spots', 'Ay'),
  'west-highland': look(['#b9652c', '#70340f', '#e2b08c', '#cfa273'], 'crossed', 'wide', 'none', 'Hi'),
  'texas-longhorn': look(['#c98450', '#7a4520', '#f3dcbd', '#c7acd9'], 'slanted', 'wide', 'blaze', 'Lo'),
} as const satisfies { readonly [breed: string]: BreedLook }

export type Breed = keyof typeof BREED_LOOKS
