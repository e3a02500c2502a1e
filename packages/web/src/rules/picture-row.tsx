/** Pieces in a row, as an illustration of the rules help shows them: each drawn in its own box, with a word below where it needs one. */
import type { ComponentChildren } from 'preact'

export interface PicturedPiece {
  /** The part of the drawing plane that is shown: "x y width height". */
  readonly box: string
  readonly drawing: ComponentChildren
  readonly word?: string
  /** In pixels. */
  readonly height?: number
}

const HEIGHT = 84

export function PictureRow({ pieces }: { readonly pieces: readonly PicturedPiece[] }) {
  return (
    <div class="picture-row">
      {pieces.map(({ box, drawing, word, height = HEIGHT }, i) => (
        <span key={i} class="pictured">
          <svg viewBox={box} style={sizeOf(box, height)} aria-hidden="true">
            {drawing}
          </svg>
          {word !== undefined && <small>{word}</small>}
        </span>
      ))}
    </div>
  )
}

/** As wide as what it shows; narrower where there is no room. */
function sizeOf(box: string, height: number): { readonly width: string; readonly aspectRatio: string } {
  const [, , across, down] = box.split(' ').map(Number)
  return { width: `${(height * across) / down}px`, aspectRatio: `${across} / ${down}` }
}

/** Beside the name of a thing in the box. */
export function ComponentPicture({ box, drawing }: Pick<PicturedPiece, 'box' | 'drawing'>) {
  return (
    <svg class="component-picture" viewBox={box} aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  )
}
