// Written by `npm run freeze`.
import type { FrozenRules } from './index.ts'

export const FROZEN: { readonly [game: string]: { readonly [rules: number]: () => Promise<FrozenRules> } } = {
  deadwood: {
    2: () => import('../frozen/deadwood/2/rules.js'),
    3: () => import('../frozen/deadwood/3/rules.js'),
  },
  'el-gaucho': {
    2: () => import('../frozen/el-gaucho/2/rules.js'),
    3: () => import('../frozen/el-gaucho/3/rules.js'),
  },
  'el-paso': {
    2: () => import('../frozen/el-paso/2/rules.js'),
    3: () => import('../frozen/el-paso/3/rules.js'),
  },
  'great-western-trail': {
    2: () => import('../frozen/great-western-trail/2/rules.js'),
    3: () => import('../frozen/great-western-trail/3/rules.js'),
  },
  'tic-tac-toe': {
    1: () => import('../frozen/tic-tac-toe/1/rules.js'),
  },
  'wild-tiled-west': {
    2: () => import('../frozen/wild-tiled-west/2/rules.js'),
  },
}
