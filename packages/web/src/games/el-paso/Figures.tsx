/** Beside a player's name: money, workers, tokens, certificates, tiles, discs still to place. */
import { type ElPaso } from '@waystation/el-paso'
import type { FiguresProps } from '../../adapter.ts'
import { Disc } from '../../art/pieces/Disc.tsx'
import { Certificate, Dollars } from '../../art/pieces/paper.tsx'
import { ExchangeSign } from '../../art/pieces/signs.tsx'
import { WorkerChip } from '../../art/pieces/workers.tsx'
import { Figure } from '../../board/Figure.tsx'
import { identityOf } from './identity.ts'
import { boardWords } from './text/words.ts'

export function Figures({ view, of, language, brief }: FiguresProps<ElPaso>) {
  const { money, workers, tokens, certificates, permanentCertificates, discs } = view.players[of]
  const { figures, money: dollars } = boardWords(language)
  const ready = workers.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <Figure label={figures.money(dollars(money))} value={money} picture={<Dollars r={20}>$</Dollars>} />
      {!brief && <Figure label={figures.workers(ready)} value={ready} picture={<WorkerChip look="cowboy" r={20} />} />}
      {!brief && <Figure label={figures.tokens(tokens)} value={tokens} picture={<ExchangeSign r={19} />} />}
      {!brief && (
        <Figure
          label={figures.certificates(certificates, permanentCertificates)}
          value={certificates + permanentCertificates}
          picture={<Certificate height={42} />}
        />
      )}
      {brief && (
        <Figure
          label={figures.discs(discs.length)}
          value={discs.length}
          picture={<Disc identity={identityOf(of)} r={18} />}
        />
      )}
    </>
  )
}
