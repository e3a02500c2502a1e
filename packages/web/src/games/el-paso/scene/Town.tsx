/** The walled town: a house for each trading post, with a step before its door for everybody's discs. */
import { POST_REWARD_DOLLARS, type PostId, POSTS, type View, type Who } from '@waystation/el-paso'
import { memo } from 'preact/compat'
import { type Box, cut, hatch } from '../../../art/ink.ts'
import { Lettering } from '../../../art/Lettering.tsx'
import { Disc } from '../../../art/pieces/Disc.tsx'
import { Count, Dollars, Points } from '../../../art/pieces/paper.tsx'
import { ObjectiveSign } from '../../../art/pieces/signs.tsx'
import { WorkerChip } from '../../../art/pieces/workers.tsx'
import { identityOf } from '../identity.ts'
import type { Labels } from '../labels.ts'
import type { Layout, Spot } from '../layout/types.ts'
import type { BoardWords } from '../text/words.ts'

const INK = 'var(--piece-ink)'

/** Adobe with rounded merlons. */
export const TownWall = memo(({ rect: { x, y, width, height } }: { readonly rect: Box }) => {
  let merlons = ''
  for (let at = x - 2; at < x + width - 6; at += 13)
    merlons += `M${at} ${y + 4}V${y - 2}Q${at + 4.5} ${y - 7} ${at + 9} ${y - 2}V${y + 4}Z`
  return (
    <g stroke={INK} stroke-linejoin="round">
      <rect x={x + 3} y={y + 5} width={width} height={height} rx="8" fill={INK} opacity="0.25" stroke="none" />
      <rect x={x} y={y} width={width} height={height} rx="8" fill="var(--ep-plaza)" stroke-width="1.6" />
      <path
        d={hatch({ x, y, width, height }, { gap: 9, angle: 4, width: 0.5, seed: 5, open: 0.5 })}
        fill={INK}
        stroke="none"
        opacity="0.16"
      />
      <path
        d={`M${x - 5} ${y}h8v${height}h-8ZM${x + width - 3} ${y}h8v${height}h-8Z`}
        fill="var(--ep-adobe)"
        stroke-width="1.2"
      />
      <path d={merlons} fill="var(--ep-adobe-light)" stroke-width="1.1" />
      <path d={`M${x - 4} ${y + 2}H${x + width + 4}V${y + 8}H${x - 4}Z`} fill="var(--ep-adobe)" stroke-width="1.3" />
    </g>
  )
})

interface PostFacts {
  readonly id: PostId
  readonly value: number
  readonly blackCorners: boolean
  readonly repeatable: boolean
  readonly reward: 'money' | 'objective' | 'hire' | null
  readonly points: number
}

const DOORSTEP = 20

/** Middle of the step of one owner at a post. */
export function doorstep({ x, y, width, height }: Box, index: number, count: number): Spot {
  const room = width - 8
  return { x: x + 4 + (room * (index + 0.5)) / count, y: y + height - DOORSTEP / 2 - 2.4 }
}

/** Everybody has a step of their own at every door. */
export const ownersOf = (view: View): readonly Who[] =>
  view.sue === null ? view.players.map((_, seat) => seat) : [0, 'sue']

function Reward({ post, words }: { readonly post: PostFacts; readonly words: BoardWords }) {
  const { reward, points } = post
  const [left, right] = reward !== null && points > 0 ? [-14, 14] : [0, 0]
  return (
    <>
      <g transform={`translate(${left} 0)`}>
        {reward === 'money' && <Dollars r={9.4}>{words.money(POST_REWARD_DOLLARS)}</Dollars>}
        {reward === 'objective' && <ObjectiveSign size={18} />}
        {reward === 'hire' && (
          <g transform="translate(-9 0)">
            <WorkerChip look="cowboy" r={9} />
            <Lettering x={20} y={4.6} size={12.5} fill="#2f6a2c">
              {words.money(0)}
            </Lettering>
          </g>
        )}
      </g>
      {points > 0 && (
        <g transform={`translate(${right} 0)`}>
          <Points r={9.4} ground="var(--ep-post-dark)">
            {points}
          </Points>
        </g>
      )}
    </>
  )
}

/** Arrows in a ring: several discs of one owner may lie here. */
const Again = () => (
  <g>
    <circle r="6.4" fill="var(--tile-paper)" stroke={INK} stroke-width="1" />
    <path d="M3.6-1.4A3.8 3.8 0 1 0 3.6 1.6" fill="none" stroke={INK} stroke-width="1.6" />
    <path d="M1.6-2.6L5.4-3.6L4.6 .2Z" fill={INK} />
  </g>
)

const CORNER = 'M0 20V8Q0 5 3 5H9V0H16V5Z'

const PostHouse = memo(
  ({
    post,
    size: { width, height },
    small,
    words,
  }: {
    readonly post: PostFacts
    readonly size: Box
    readonly small: boolean
    readonly words: BoardWords
  }) => {
    const { value, blackCorners, repeatable } = post
    const wall = blackCorners ? 'var(--ep-post-dark)' : 'var(--ep-post)'
    const bottom = height - 1
    const low = !small && height < 74
    const number = small ? 17 : low ? 18.5 : Math.min(26, (height - DOORSTEP) * 0.46)
    const top = small ? 23 : low ? (height - DOORSTEP) / 2 + 11 : 8 + number * 0.94
    const middle = low ? { x: width * 0.69, y: top - 6.6 } : { x: width / 2, y: (top + 1 + bottom - DOORSTEP) / 2 }
    return (
      <g stroke={INK} stroke-linejoin="round">
        <path
          d={`M0 ${bottom}V8Q0 5 3 5H9V0H16V5H${width - 16}V0H${width - 9}V5H${width - 3}Q${width} 5 ${width} 8V${bottom}Z`}
          fill={wall}
          stroke-width="1.5"
        />
        {blackCorners && (
          <g fill={INK} stroke="none">
            <path d={CORNER} />
            <path d={CORNER} transform={`translate(${width} 0) scale(-1 1)`} />
          </g>
        )}
        <path
          d={cut(width - 3, 24, width - 3, bottom - 24, 0.9) + cut(width - 5.6, 28, width - 5.6, bottom - 28, 0.7)}
          fill={INK}
          stroke="none"
          opacity="0.5"
        />
        <g stroke="none">
          <Lettering x={low ? width * 0.22 : width / 2} y={top} size={number} halo={wall}>
            {value}
          </Lettering>
          {!small && (
            <g transform={`translate(${middle.x} ${middle.y}) scale(${low ? 0.86 : 1})`}>
              <Reward post={post} words={words} />
            </g>
          )}
          {repeatable && !small && (
            <g transform={`translate(${width - 8} ${bottom - DOORSTEP - 8})`}>
              <Again />
            </g>
          )}
        </g>
        <rect
          x="2.5"
          y={bottom - DOORSTEP - 1}
          width={width - 5}
          height={DOORSTEP - 1}
          rx="3"
          fill="var(--ep-step)"
          stroke-width="1.1"
        />
      </g>
    )
  },
)

function Discs({
  rect,
  discs,
  owners,
}: {
  readonly rect: Box
  readonly discs: readonly Who[]
  readonly owners: readonly Who[]
}) {
  const step = (rect.width - 8) / owners.length
  const r = Math.min(8.4, step * 0.52)
  return (
    <>
      {owners.map((who, i) => {
        const count = discs.filter((owner) => owner === who).length
        const { x, y } = doorstep(rect, i, owners.length)
        return (
          <g key={who} transform={`translate(${x} ${y})`}>
            {count === 0 && <circle r={Math.min(4.2, r * 0.6)} fill="var(--ep-hole)" opacity="0.75" />}
            {Array.from({ length: Math.min(count, 3) }, (_, k) => (
              <g key={k} transform={`translate(0 ${-k * 2.6})`}>
                <Disc identity={identityOf(who)} r={r} />
              </g>
            ))}
            {count > 1 && (
              <g transform={`translate(${r * 0.8} ${-r - 2})`}>
                <Count r={7}>{count}</Count>
              </g>
            )}
          </g>
        )
      })}
    </>
  )
}

interface TownProps {
  readonly view: View
  readonly layout: Layout
  readonly labels: Labels
}

export function Town({ view, layout, labels }: TownProps) {
  const { town } = layout
  const owners = ownersOf(view)
  const small = town.posts['post-0'].width < 50
  return (
    <g>
      <TownWall rect={town.rect} />
      {POSTS.map((post, i) => {
        const rect = town.posts[post.id]
        return (
          <g key={post.id}>
            <g transform={`translate(${rect.x} ${rect.y})`}>
              <PostHouse post={post} size={rect} small={small} words={labels.words} />
            </g>
            <Discs rect={rect} discs={view.posts[i].discs} owners={owners} />
          </g>
        )
      })}
      {!small && <TownSign rect={town.rect} />}
    </g>
  )
}

const TownSign = ({ rect: { x, y, width } }: { readonly rect: Box }) => (
  <g transform={`translate(${x + width / 2} ${y - 1})`}>
    <rect x="-50" y="-9" width="100" height="19" rx="3" fill="var(--wood)" stroke={INK} stroke-width="1.4" />
    <text y="6" text-anchor="middle" font-family="var(--font-title)" font-size="14.5" fill="var(--seat-light)">
      El Paso
    </text>
  </g>
)
