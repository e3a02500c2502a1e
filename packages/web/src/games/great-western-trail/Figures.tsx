/** Beside a player's name: money, hand, steps, workers, certificates, hazards, teepees, objectives. */
import type { GreatWesternTrail } from '@waystation/great-western-trail'
import type { FiguresProps } from '../../adapter.ts'
import { Certificate, Dollars } from '../../art/pieces/paper.tsx'
import { ObjectiveSign } from '../../art/pieces/signs.tsx'
import { WorkerChip } from '../../art/pieces/workers.tsx'
import { Figure } from '../../board/Figure.tsx'
import { DangerSign, Teepee, TEEPEE_COLOURS } from './glyphs/signs.tsx'
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
          <Figure
            label={figures.teepees(player.greenTeepees, player.blueTeepees)}
            value={`${player.greenTeepees}·${player.blueTeepees}`}
            picture={<Teepee size={40} colour={TEEPEE_COLOURS['green-teepee']} />}
          />
          <Figure
            label={figures.objectives(player.objectives.length)}
            value={player.objectives.length}
            picture={<ObjectiveSign size={38} />}
          />
        </>
      )}
    </>
  )
}
