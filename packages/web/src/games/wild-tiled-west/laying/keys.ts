/** The tile in the hand by keyboard: arrows, R, F, Tab and the digits. Enter and Escape are the shell's. */
import { useLayoutEffect } from 'preact/hooks'
import { inWay, next, shifted, stepped } from './hand.ts'
import type { Laying } from './laying.ts'
import { waysOf } from './shape.ts'

const ARROWS: { readonly [key: string]: readonly [down: number, right: number] } = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const TYPING = 'input, textarea, select, [contenteditable], dialog, [role=tablist]'

export function useLayingKeys(laying: Laying, onCommit: () => void): void {
  // As soon as the hand is there: a key that is pressed at once is heard.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open], .privacy')) return
      const on = event.target instanceof Element ? event.target : null
      if (on?.closest(TYPING)) return
      if (!act(laying, event, on, onCommit)) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [laying, onCommit])
}

/** Whether the key meant something. */
function act(laying: Laying, { key, shiftKey }: KeyboardEvent, on: Element | null, onCommit: () => void): boolean {
  const arrow = ARROWS[key]
  if (arrow !== undefined) {
    laying.change((hold, hand) => (shiftKey ? shifted(hand, ...arrow) : stepped(hold, hand, ...arrow)))
    return true
  }
  switch (key) {
    case 'r':
    case 'R':
      laying.turn(shiftKey ? 'left' : 'right')
      return true
    case 'f':
    case 'F':
      laying.turn('flip')
      return true
    case 'n':
    case 'N':
      laying.change((hold, hand) => next(hold, hand, 1))
      return true
    case 'p':
    case 'P':
      laying.change((hold, hand) => next(hold, hand, -1))
      return true
    case 'Tab':
      // Outside of the land, Tab goes on from button to button.
      if (on?.closest('.wtw') === null && on !== document.body) return false
      laying.change((hold, hand) => next(hold, hand, shiftKey ? -1 : 1))
      return true
    case 'Enter':
      if (on?.closest('.wtw') === null || laying.answers.peek() === null) return false
      onCommit()
      return true
    default:
      return way(laying, key)
  }
}

/** 1 to 8: the ways round in their order. */
function way(laying: Laying, key: string): boolean {
  if (!/^[1-8]$/.test(key)) return false
  laying.change((hold, hand) => {
    const turn = waysOf(hold.piece)[Number(key) - 1]
    return turn === undefined || hold.turned ? hand : inWay(hold, hand, turn)
  })
  return true
}
