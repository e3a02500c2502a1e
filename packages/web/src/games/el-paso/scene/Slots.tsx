/** The board of a player: four auxiliary actions and three abilities, each with the disc that lies on it or what it freed. */
import {
  AUX_DOLLARS,
  type DiscId,
  DISCS,
  LATER_HAND_LIMIT,
  LATER_MOVE_LIMIT,
  START_HAND_LIMIT,
  START_MOVE_LIMIT,
  type View,
} from '@waystation/el-paso'
import type { Seat } from '@waystation/kernel'
import type { ComponentChildren } from 'preact'
import { fitted } from '../../../art/fitted.ts'
import type { Box } from '../../../art/ink.ts'
import { Lettering } from '../../../art/Lettering.tsx'
import { Disc } from '../../../art/pieces/Disc.tsx'
import { Certificate, Dollars } from '../../../art/pieces/paper.tsx'
import { Badge, Cross, ExchangeSign, Padlock, StepsSign } from '../../../art/pieces/signs.tsx'
import { identityOf } from '../identity.ts'
import { SLOT_ORDER } from '../layout/parts.ts'
import { discIn, PAYS, placesWithDisc } from '../layout/slot.ts'
import type { BoardWords } from '../text/words.ts'

const Limit = ({ children }: { readonly children: number }) => (
  <Lettering y={7} size={20}>
    {children}
  </Lettering>
)

const Card = () => (
  <rect x="-8" y="-10" width="16" height="20" rx="2.5" fill="#efe1c0" stroke="var(--piece-ink)" stroke-width="1.1" />
)

/** What it is now while the disc lies there (null: locked), and what it is once the disc is gone. */
function faces(disc: DiscId, words: BoardWords): readonly [ComponentChildren | null, ComponentChildren] {
  switch (disc) {
    case 'disc-aux-money':
      return [
        <Dollars r={10}>{words.money(AUX_DOLLARS.basic)}</Dollars>,
        <Dollars r={10.6}>{words.money(AUX_DOLLARS.improved)}</Dollars>,
      ]
    case 'disc-aux-certificate':
      return [null, <Certificate height={22} />]
    case 'disc-aux-exchange':
      return [
        <ExchangeSign r={9.6} />,
        <g>
          <ExchangeSign r={9.6} />
          <Badge x={9} y={6}>
            2
          </Badge>
        </g>,
      ]
    case 'disc-aux-remove':
      return [
        null,
        <g>
          <Card />
          <Cross r={6} />
        </g>,
      ]
    case 'disc-hand-limit':
      return [<Limit>{START_HAND_LIMIT}</Limit>, <Limit>{LATER_HAND_LIMIT}</Limit>]
    case 'disc-move-limit':
      return [<StepsSign size={25}>{START_MOVE_LIMIT}</StepsSign>, <StepsSign size={25}>{LATER_MOVE_LIMIT}</StepsSign>]
    case 'disc-permanent-certificate':
      return [null, <Certificate height={22} permanent />]
  }
}

interface SlotsProps {
  readonly view: View
  readonly slots: { readonly [disc in DiscId]: Box }
  readonly words: BoardWords
  readonly seat: Seat
}

export function Slots({ view, slots, words, seat }: SlotsProps) {
  const { discs } = view.players[seat]
  return (
    <g>
      {SLOT_ORDER.map((disc) => (
        <Slot key={disc} disc={disc} rect={slots[disc]} there={discs.includes(disc)} words={words} seat={seat} />
      ))}
    </g>
  )
}

interface SlotProps {
  readonly disc: DiscId
  readonly rect: Box
  readonly there: boolean
  readonly words: BoardWords
  readonly seat: Seat
}

function Slot({ disc, rect, there, words, seat }: SlotProps) {
  const { x, y, width } = rect
  const [now, later] = faces(disc, words)
  const facts = DISCS.find(({ id }) => id === disc) ?? DISCS[0]
  const open = !there || now !== null
  const name = words.slots[disc]
  const place = discIn(rect)
  const narrow = width < 75 && now === null
  const paid = there && facts.dollars !== 0
  const places = placesWithDisc(rect, narrow, paid)
  const sign = there ? places.sign : { x: x + width / 2, y: places.sign.y }
  return (
    <g>
      <rect
        {...rect}
        rx="6"
        fill={open ? 'var(--ep-slot)' : 'var(--ep-slot-locked)'}
        stroke={open ? 'var(--ink)' : 'var(--paper-edge)'}
        stroke-width="1.3"
      />
      <Lettering
        x={x + 5}
        y={y + 12.4}
        size={fitted(name, width - places.beside, 12.2)}
        anchor="start"
        weight={700}
        fill={open ? 'var(--ep-on-slot)' : 'var(--ink-soft)'}
      >
        {name}
      </Lettering>
      <g transform={`translate(${sign.x} ${sign.y})`}>
        {there ? (now ?? (narrow && facts.dollars !== 0 ? null : <Padlock />)) : later}
      </g>
      {there && (
        <g transform={`translate(${place.x + 13} ${place.y + 13})`}>
          <Disc identity={identityOf(seat)} r={11} blackCorners={facts.blackCorners} />
        </g>
      )}
      {paid && (
        <Lettering {...places.pays} size={PAYS.size} fill={facts.dollars > 0 ? 'var(--good)' : 'var(--bad)'}>
          {`${facts.dollars > 0 ? '+' : '−'}${words.money(Math.abs(facts.dollars))}`}
        </Lettering>
      )}
    </g>
  )
}
