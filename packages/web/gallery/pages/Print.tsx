/** Frames, ribbons, ornaments and icons. */
import { CowFace } from '../../src/art/cow/CowFace.tsx'
import { CowSide } from '../../src/art/cow/CowSide.tsx'
import { COATS } from '../../src/art/cow/coats.ts'
import { Icon } from '../../src/art/icons/Icon.tsx'
import { ICON_NAMES } from '../../src/art/icons/names.ts'
import { Star } from '../../src/art/pieces/small.tsx'
import { Card, CardBack } from '../../src/art/print/Card.tsx'
import { Rule } from '../../src/art/print/Ornament.tsx'
import { Panel } from '../../src/art/print/Panel.tsx'
import { ScoreRibbon } from '../../src/art/print/ScoreRibbon.tsx'

export function Print() {
  return (
    <main>
      <div class="shelf">
        <svg viewBox="0 0 104 146" height="260">
          <Card title="Shérif" colour="var(--seat-0)" value={3}>
            <g transform="scale(1.6)">
              <Star />
            </g>
          </Card>
        </svg>
        <svg viewBox="0 0 104 146" height="260">
          <Card title="Texas Longhorn" colour="var(--seat-2)" value={5}>
            <g transform="scale(1.2)">
              <CowFace coat="brown" value={12} />
            </g>
          </Card>
        </svg>
        <svg viewBox="0 0 104 146" height="260">
          <CardBack colour="var(--seat-1)" />
        </svg>
        <svg viewBox="0 0 304 206" height="260">
          <Panel x={0} y={0} width={300} height={200} />
        </svg>
      </div>
      <div class="shelf">
        {[0, 1, 2, 3, 4].map((seat) => (
          <svg key={seat} viewBox="0 -4 220 52" height="60">
            <ScoreRibbon
              seat={seat}
              name={['Rosa', 'Bartholomé-Émile', 'Bot', 'Jules', 'Ada'][seat]}
              total={72 + seat * 31}
            />
          </svg>
        ))}
      </div>
      <div class="shelf">
        <Rule width={420} />
        {ICON_NAMES.map((name) => (
          <Icon key={name} name={name} size={44} />
        ))}
      </div>
      <div class="shelf">
        {COATS.flatMap((coat) =>
          (['stand', 'graze'] as const).map((pose) => (
            <svg key={coat + pose} viewBox="-46 -52 84 54" height="90">
              <CowSide coat={coat} pose={pose} />
            </svg>
          )),
        )}
      </div>
    </main>
  )
}
