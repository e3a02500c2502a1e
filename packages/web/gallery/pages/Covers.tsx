/** The lids of the five boxes, large and small. */
import { BoxCover } from '../../src/art/covers/BoxCover.tsx'

const GAMES = ['el-gaucho', 'deadwood', 'great-western-trail', 'el-paso', 'wild-tiled-west', 'something-else']

export function Covers() {
  return (
    <main class="shelf">
      {GAMES.map((game) => (
        <div key={game} style={{ width: 460, height: 345 }}>
          <BoxCover game={game} />
        </div>
      ))}
      {GAMES.map((game) => (
        <div key={game} style={{ width: 160, height: 120 }}>
          <BoxCover game={game} />
        </div>
      ))}
    </main>
  )
}
