/** The drawings in a game's rules help, once they are loaded. The words do not wait for them. */
import '../styles/illustrations.css'
import type { GameText, GameTypes } from '@waystation/kernel'
import type { Illustrations } from '../adapter.ts'
import type { WebGame } from '../games/web-game.ts'
import { useLoaded } from '../ui/loaded.ts'

/** Without drawings, or where they cannot be loaded, the words are enough. */
export function useIllustrations(load: WebGame['illustrations']): Illustrations | null {
  const loaded = useLoaded(async () => (await load?.()) ?? null, [load])
  return loaded.state === 'ready' ? loaded.value : null
}

interface IllustrationProps {
  readonly section: string
  readonly illustrations: Illustrations | null
  readonly text: GameText<GameTypes>
}

/** Below the paragraphs of a section. */
export function Illustration({ section, illustrations, text }: IllustrationProps) {
  const Picture = illustrations?.sections[section]
  if (Picture === undefined) return null
  const { language } = text
  return (
    <figure class="illustration">
      <div class={`illustration-picture ${illustrations?.palette ?? ''}`} aria-hidden="true" inert>
        <Picture text={text} language={language} />
      </div>
      <figcaption>{illustrations?.captions(language)[section]}</figcaption>
    </figure>
  )
}
