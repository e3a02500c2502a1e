/** Brings a table's store together with the words and the board of its game. */
import { findGame } from '@waystation/catalog'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { noteCommitment } from '../end/commitments.ts'
import { webGameOf } from '../games/index.ts'
import { language, t } from '../text/index.ts'
import { useLoaded } from '../ui/loaded.ts'
import type { Room } from './room-context.ts'
import { RoomView } from './room.tsx'
import type { TableStore } from './store.ts'

interface TablePageProps {
  readonly store: TableStore
  readonly mode: Room['mode']
  readonly learn?: boolean
  /** Shown while the game has not begun. */
  readonly before?: ComponentChildren
  /** Replays: what stands in the place of the prompt. */
  readonly dock?: ComponentChildren
}

export function TableView({ store, mode, learn = false, before, dock }: TablePageProps) {
  const table = store.table.value
  useEffect(() => {
    store.open()
    return () => store.close()
  }, [store])
  useEffect(() => {
    if (table !== null && mode === 'table') noteCommitment(table)
  }, [table?.id])
  if (store.link.value === 'gone') return <Gone />
  if (table === null) return <p class="loading page">{t().link[store.link.value]}</p>
  if (table.status === 'open') return <>{before}</>
  return <Loaded store={store} game={table.game} mode={mode} learn={learn} dock={dock} />
}

interface LoadedProps {
  readonly store: TableStore
  readonly game: string
  readonly mode: Room['mode']
  readonly learn: boolean
  readonly dock: ComponentChildren
}

function Loaded({ store, game, mode, learn, dock }: LoadedProps) {
  const spoken = language()
  const webGame = webGameOf(game)
  const parts = useLoaded(
    () => Promise.all([findGame(game).texts[spoken](), webGame.ui?.() ?? null, webGame.pictures?.() ?? null]),
    [game, spoken],
  )
  if (parts.state === 'failed') throw parts.error
  if (parts.state === 'loading') return <p class="loading page">{t().app.loading}</p>
  const [text, ui, pictures] = parts.value
  const { guide } = webGame
  return <RoomView {...{ store, text, ui, pictures, guide, mode, learn, dock }} />
}

function Gone() {
  return (
    <div class="page narrow">
      <h1>{t().link.gone}</h1>
      <p>{t().waiting.gone}</p>
      <a class="button" href="/">
        {t().app.toHome}
      </a>
    </div>
  )
}
