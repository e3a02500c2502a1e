/** Beside a player's name: money, workers, certificates, hazards cleared. Everything else is one click away. */
import type { GreatWesternTrail } from '@waystation/great-western-trail'
import type { FiguresProps } from '../../adapter.ts'
import { Certificate, Dollars } from '../../art/pieces/paper.tsx'
import { WorkerChip } from '../../art/pieces/workers.tsx'
import { Figure } from '../../board/Figure.tsx'
import { DangerSign } from './glyphs/signs.tsx'
import { boardWords } from './text/words.ts'

export function Figures({ view, of, language, brief }: FiguresProps<GreatWesternTrail>) {
  const player = view.players[of]
  const { money, workers, certificates, certificateLimit, permanentCertificates } = player
  const { figures, money: dollars } = boardWords(language)
  const hired = [workers.cowboy, workers.craftsman, workers.engineer] as const
  return (
    <>
      <Figure label={figures.money(dollars(money))} value={money} picture={<Dollars r={20}>$</Dollars>} />
      <Figure label={figures.workers(...hired)} value={hired.join('·')} picture={<WorkerChip look="cowboy" r={20} />} />
      {!brief && (
        <>
          <Figure
            label={figures.certificates(certificates, certificateLimit, permanentCertificates)}
            value={`${certificates}/${certificateLimit}${permanentCertificates > 0 ? `+${permanentCertificates}` : ''}`}
            picture={<Certificate height={42} />}
          />
          <Figure
            label={figures.hazards(player.hazards.length)}
            value={player.hazards.length}
            picture={<DangerSign size={40} />}
          />
        </>
      )}
    </>
  )
}
