/** A board from a real game: `?page=table&players=4&answers=60&seed=a&lit=1&preview=1&lang=fr` */
import { type ElGaucho, elGaucho } from '@waystation/el-gaucho'
import { en } from '@waystation/el-gaucho/text/en'
import { fr } from '@waystation/el-gaucho/text/fr'
import { type Decision, observe } from '@waystation/kernel'
import { useMemo, useState } from 'preact/hooks'
import { ui } from '../../src/games/el-gaucho/ui.ts'
import { playOn } from '../play-on.ts'

const NAMES = ['Rosa', 'Jules', 'Bartholomé-Émile', 'Ranch hand']
const NOTHING: readonly [] = []

type Option = ElGaucho['option']

/** The targets of the options that lead on from what is picked. */
function litBy(decision: Decision<Option> | undefined, picked: readonly string[], view: ElGaucho['view']): Set<string> {
  const bags = (decision?.options ?? []).map((option) => [...ui.targets(option, view)])
  const rest = bags.filter((bag) => picked.every((target) => bag.includes(target)))
  return new Set(rest.flatMap((bag) => bag.filter((target) => !picked.includes(target))))
}

export function Table({ query }: { query: URLSearchParams }) {
  const players = Number(query.get('players') ?? 4)
  const kind = query.get('kind')
  const { state, decision } = useMemo(
    () => playOn(elGaucho, players, query.get('seed') ?? 'pampa', Number(query.get('answers') ?? 40), kind),
    [],
  )
  const [picked, setPicked] = useState<readonly string[]>([])
  const seat = decision?.seat ?? 0
  const view = observe(elGaucho, state, seat).view
  const text = query.get('lang') === 'fr' ? fr : en
  const wanted = query.get('preview')
  const preview = wanted === null ? null : (decision?.options.find(({ id }) => id.startsWith(wanted)) ?? null)
  const shown = preview === null ? picked : ui.targets(preview, view)
  const lit = query.get('lit') === '0' || preview !== null ? new Set<string>() : litBy(decision, picked, view)
  return (
    <div style={{ maxWidth: query.get('width') ? `${query.get('width')}px` : 'none', margin: '0 auto' }}>
      <ui.Board
        view={view}
        seat={seat}
        names={(s) => NAMES[s]}
        text={text}
        language={text.language}
        lit={lit}
        picked={shown}
        preview={preview}
        events={NOTHING}
        before={null}
        onTarget={(target) => setPicked([...picked, target])}
        onInspect={() => undefined}
        onSettled={() => undefined}
      />
    </div>
  )
}
