/** Brings a table's store together with the words and the board of its game. */
import { findGame, loadText } from '@waystation/catalog'
import { type Language, Refusal } from '@waystation/kernel'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { noteCommitment } from '../end/commitments.ts'
import { tendShare } from '../end/shares.ts'
import { webGameOf } from '../games/index.ts'
import { drawnParts } from '../games/web-game.ts'
import { language, t } from '../text/index.ts'
import { useLoaded } from '../ui/loaded.ts'
import type { Room } from './room-context.ts'
import { RoomView } from './room.tsx'
import type { TableStore } from './store.ts'
import { UnknownRules } from './unknown-rules.tsx'

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
  const you = store.you.value
  useEffect(() => {
    store.open()
    return () => store.close()
  }, [store])
  useEffect(() => {
    if (table !== null && mode === 'table') noteCommitment(table)
  }, [table?.id])
  useEffect(() => {
    if (table !== null && mode === 'table') void tendShare(table, you)
  }, [table, you])
  if (store.link.value === 'gone') return <Gone />
  if (store.link.value === 'unknownRules') return <UnknownRules />
  if (table === null) return <p class="loading page">{t().link[store.link.value]}</p>
  if (table.status === 'open') return <>{before}</>
  return <Loaded {...{ store, mode, learn, dock }} game={table.game} rules={table.rules} />
}

interface LoadedProps {
  readonly store: TableStore
  readonly game: string
  readonly rules: number
  readonly mode: Room['mode']
  readonly learn: boolean
  readonly dock: ComponentChildren
}

/** Words of the version by which the table is played; of the drawings, those that understand it. */
async function partsOf(game: string, rules: number, spoken: Language) {
  const entry = findGame(game)
  const { drawn, undrawn } = drawnParts(webGameOf(game), rules, entry.meta.rulesVersion)
  const [text, ui, pictures] = await Promise.all([
    loadText(entry, spoken, rules),
    drawn.ui?.() ?? null,
    drawn.pictures?.() ?? null,
  ])
  return { text, ui, pictures, illustrations: drawn.illustrations, guide: drawn.guide, undrawn }
}

function Loaded({ store, game, rules, mode, learn, dock }: LoadedProps) {
  const spoken = language()
  const parts = useLoaded(() => partsOf(game, rules, spoken), [game, rules, spoken])
  if (parts.state === 'failed') {
    if (parts.error instanceof Refusal && parts.error.code === 'unknown-rules') return <UnknownRules />
    throw parts.error
  }
  if (parts.state === 'loading') return <p class="loading page">{t().app.loading}</p>
  return <RoomView {...parts.value} {...{ store, mode, learn, dock }} />
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
