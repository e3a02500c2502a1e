/** What somebody may have to hear on any page: from the house, and from tables where they are not looking. Few have to, on a first visit nobody. */
import { useLocation } from 'preact-iso'
import { useEffect } from 'preact/hooks'
import { announcement, haveRead, shutOut } from '../house/news.ts'
import { calledWords, endedWords, invitedWords, namedWords } from '../mine/words.ts'
import { type MyGame, pathOf } from '../mine/my-game.ts'
import { called, ended, invited, myGames, named, waitingForMe } from '../mine/store.ts'
import { language, t } from '../text/index.ts'
import { useLoaded } from './loaded.ts'
import { when } from './when.ts'

export function NewsNotices() {
  return (
    <>
      <Told />
      <ShutOut />
      <Called />
      <Invited />
      <Named />
      {named.value?.type === 'asked' && <Asked by={named.value.by} />}
      <Ended />
    </>
  )
}

/** What the house tells everybody. */
function Told() {
  const told = announcement()
  if (told === null) return null
  return (
    <p class="notice told">
      {told[language()]}{' '}
      <button type="button" class="button small" onClick={() => haveRead(told)}>
        {t().app.haveRead}
      </button>
    </p>
  )
}

/** Whoever may not come in learns why and for how long; games on the device go on. */
function ShutOut() {
  const ban = shutOut()
  if (ban === null) return null
  const { app } = t()
  return (
    <p class="notice">
      {app.shutOut(when(ban.until))} {ban.reason !== '' && app.shutOutWhy(ban.reason)}
    </p>
  )
}

/** It has become my turn elsewhere. Whoever is at that table sees it there. */
function Called() {
  // Whoever has answered meanwhile is not called any more.
  const game = waitingForMe.value.find(({ id }) => id === called.value?.id) ?? null
  const close = (): void => {
    called.value = null
  }
  return <Call game={game} words={calledWords} close={close} />
}

/** Somebody wants me at a new table, which has not begun without me. */
function Invited() {
  const game = myGames.value.find(
    ({ id, status, you }) => id === invited.value?.id && status === 'open' && you === null,
  )
  const close = (): void => {
    invited.value = null
  }
  return <Call game={game ?? null} words={invitedWords} close={close} />
}

function Named() {
  const said = named.value?.type === 'named' ? named.value : null
  const game = myGames.value.find(({ id }) => id === said?.table)
  const close = (): void => {
    named.value = null
  }
  return <Call game={game ?? null} words={(at) => namedWords(at, said?.by ?? '')} close={close} once={said} />
}

/** Somebody asks to be my friend. The words come with it: few hear them. */
function Asked({ by }: { readonly by: string }) {
  const notice = useLoaded(async () => (await import('../company/asked-notice.tsx')).AskedNotice, [])
  const close = (): void => {
    named.value = null
  }
  return notice.state === 'ready' ? <notice.value by={by} close={close} /> : null
}

/** A game has ended without me. Whoever is at its table, or comes there, sees the result. */
function Ended() {
  const close = (): void => {
    ended.value = null
  }
  return <Call game={ended.value} words={endedWords} close={close} once={ended.value} />
}

interface CallProps {
  readonly game: MyGame | null
  readonly words: (game: MyGame) => string
  readonly close: () => void
  /** What happened, once: whoever was at the table has seen it; another one is heard anew. */
  readonly once?: object | null
}

function Call({ game, words, close, once = null }: CallProps) {
  const { path } = useLocation()
  const { mine } = t()
  const elsewhere = game !== null && pathOf(game) !== path
  useEffect(() => {
    if (elsewhere) void import('../table/sounds.ts').then(({ play }) => play('turn'))
  }, [game?.id, once])
  useEffect(() => {
    if (once !== null && game !== null && !elsewhere) close()
  }, [once, game, elsewhere])
  if (game === null || !elsewhere) return null
  return (
    <p class="notice call">
      {words(game)}{' '}
      <a class="button small" href={pathOf(game)} onClick={close}>
        {mine.goThere}
      </a>{' '}
      <button type="button" class="button small quiet" onClick={close}>
        {mine.later}
      </button>
    </p>
  )
}
