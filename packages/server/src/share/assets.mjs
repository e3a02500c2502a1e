// What drawing cards takes besides code: the rasteriser and its fonts. Installed packages have them; a bundle has copies beside it.
export const ASSETS = {
  rasteriser: '@resvg/resvg-wasm/index_bg.wasm',
  title: '@fontsource/rye/files/rye-latin-400-normal.woff2',
  text: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
}

/** The folder beside a bundle where the copies lie. */
export const FOLDER = 'share'
