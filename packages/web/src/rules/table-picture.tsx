/** A board in the rules help, or one of its regions: the game's own drawing of a game that begins, as large as there is room. */
import { apply, decisions, type Game, type GameText, type GameTypes, start } from '@waystation/kernel'
import { useMemo, useRef } from 'preact/hooks'
import type { GameUi, RegionId } from '../adapter.ts'
import { useWidth } from '../board/width.ts'

interface TablePictureProps<T extends GameTypes> {
  readonly game: Game<T>
  readonly ui: GameUi<T>
  readonly text: GameText<T>
  readonly players: number
  /** After so many answers, always the first that is offered; without it: as the game begins. */
  readonly answers?: number
  /** Alone, as on a phone; without it: everything. */
  readonly region?: RegionId
}

/** A whole board is arranged for a desk, whatever the screen; a region for a phone. In pixels. */
const DESK = 1100
const PHONE = 400
const NOTHING: ReadonlySet<string> = new Set()
const nothing = (): void => undefined

export function TablePicture<T extends GameTypes>(props: TablePictureProps<T>) {
  const { game, ui, text, players, answers = 0, region = null } = props
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const view = useMemo(() => viewOf(game, players, answers), [game, players, answers])
  const { Board } = ui
  const arranged = region === null ? DESK : PHONE
  return (
    <div ref={frame} class={region === null ? 'table-picture' : 'table-picture one-region'}>
      <div style={{ width: `${arranged}px`, zoom: (width ?? arranged) / arranged }}>
        <Board
          view={view}
          seat={null}
          names={(seat) => String(seat + 1)}
          text={text}
          language={text.language}
          lit={NOTHING}
          later={NOTHING}
          places={NOTHING}
          instead={NOTHING}
          picked={[]}
          preview={null}
          events={[]}
          before={null}
          region={region}
          watched={null}
          asked={null}
          onTarget={nothing}
          onInspect={nothing}
          onSettled={nothing}
          onTold={nothing}
          onGesture={nothing}
          onCommit={nothing}
        />
      </div>
    </div>
  )
}

/** As a spectator sees it: nothing hidden is shown. */
function viewOf<T extends GameTypes>(game: Game<T>, players: number, answers: number): T['view'] {
  let { state } = start(game, { players }, 'illustration')
  for (let i = 0; i < answers; i++) {
    const [decision] = decisions(game, state)
    ;({ state } = apply(game, state, decision.seat, decision.options[0].id))
  }
  return game.view(state, null)
}
