import type { Text } from '../types.ts'

export const about: Pick<Text, 'about'> = {
  about: {
    title: 'À propos de Waystation',
    lead: 'Un site libre et gratuit pour jouer aux jeux de société du Far West. Les règles tournent dans votre navigateur comme sur le serveur ; rien n’est pisté, rien n’est vendu.',
    games: 'Les jeux',
    gamesLead:
      'Les jeux appartiennent à leurs auteurs et à leurs éditeurs. Rien n’est copié des éditions imprimées : les règles sont dites avec nos mots, plateaux et pièces sont dessinés à neuf. Si un jeu vous plaît, achetez la boîte.',
    credit: (authors, publisher, year) => `${authors} ; ${publisher}, ${year}`,
    fairness: 'Des dés honnêtes',
    fairnessText:
      'Avant le premier jet, la table publie une empreinte de sa graine ; entre personnes, les appareils de tous les joueurs y ajoutent la leur, pour que nul ne puisse choisir les dés. À la fin, la graine est montrée : chacun peut vérifier qu’elle correspond et rejouer chaque jet et chaque mélange, ici ou avec la commande « waystation verify ».',
    licences: 'Licences',
    code: 'Waystation : licence MIT.',
    work: (work, authors, licence) => `${work}, de ${authors} : ${licence}`,
    libraries: 'Bibliothèques : Preact, Preact Signals et preact-iso, licence MIT.',
  },
}
