/** The lids of all boxes, large and small, and those of games that brought none. */
import { DefaultCover } from '../../src/art/DefaultCover.tsx'
import { boxes } from '../../src/games/index.ts'
import { Cover } from '../../src/ui/cover.tsx'

const NEW_GAMES = [
  'Faro',
  'Dust and Silver',
  'Great Western Trail: Rails to the North',
  'Le Convoi des mineurs',
  'Nine Men’s Morris',
  'Sheriffs',
] as const

function lids(width: number) {
  const size = { width, height: (width * 3) / 4 }
  return [
    ...boxes().map(({ id }) => (
      <div key={id} style={size}>
        <Cover game={id} />
      </div>
    )),
    ...NEW_GAMES.map((title) => (
      <div key={title} style={size}>
        <DefaultCover id={title.toLowerCase()} title={title} />
      </div>
    )),
  ]
}

export function Covers() {
  return (
    <main class="shelf">
      {lids(460)}
      {lids(160)}
    </main>
  )
}
