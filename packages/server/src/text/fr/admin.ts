import type { AdminProblems, AdminText } from '../admin.ts'

export const admin: AdminText = {
  help: `waystation admin <quoi> : tenir la maison, même pendant que le serveur tourne

  owner <nom>                      faire d’un compte un propriétaire de la maison ; le premier se fait ici
  role <nom> owner|keeper|none     donner ou retirer un rôle (propriétaire, gardien, aucun)
  find <texte>                     les gens dont le nom contient ce texte, avec leurs identifiants
  reports [open|heeded|dismissed]  les signalements (ouverts, suivis, écartés)
  settle <signalement> heeded|dismissed  clore un signalement
  mute <nom>                       ne peut plus parler (--days ou --until, --reason)
  unmute <nom>
  ban <nom>                        ne peut plus entrer (--days ou --until, --reason ; --browsers --networks : ni avec
                                   ses navigateurs, ni depuis les réseaux d’où cette personne vient en ce moment)
  ban --address <plage>            personne n’entre depuis là, par exemple 203.0.113.0/24
  bans                             les exclusions en cours
  lift <exclusion ou nom>          lever une exclusion
  rename <nom> <nouveau nom>       partout ; le nom reste tel quel 30 jours
  close <table>                    fermer une table ouverte ou en cours
  stand-in <table> <place>         faire jouer une place par un robot jusqu’au retour de son propriétaire (--bot)
  notice --en <texte> --fr <texte> annoncer quelque chose à tout le monde (--hours, --days ou --until)
  notice --end                     retirer l’annonce
  log                              ce qu’ont fait les gardiens de la maison

  <nom> est celui d’un compte, ou un identifiant.

  --json               en un seul objet
  --data-dir <dossier> où se trouve la base de données (DATA_DIR ; ./data) ; DATABASE_URL pour PostgreSQL
  --lang <langue>      en ou fr (WAYSTATION_LANG, puis LANG)
`,
  role: (name, role) =>
    role === null
      ? `${name} n’a plus de rôle`
      : `${name} a maintenant le rôle de ${role === 'owner' ? 'propriétaire' : 'gardien'} de la maison`,
  muted: (name, until) => `${name} ne peut plus parler jusqu’au ${until}`,
  unmuted: (name) => `${name} peut de nouveau parler`,
  banned: (who, until) => `${who} : entrée interdite jusqu’au ${until}`,
  lifted: (who) => `${who} : entrée de nouveau permise`,
  renamed: (from, to) => `${from} s’appelle maintenant ${to}`,
  closed: (table) => `la table ${table} est fermée`,
  standIn: (table, seat) => `un robot joue la place ${seat} de la table ${table}`,
  announced: (until) => `tout le monde le lit jusqu’au ${until}`,
  ended: 'plus rien n’est annoncé',
  settled: (state) => (state === 'heeded' ? 'signalement clos : suivi' : 'signalement clos : écarté'),
  ordered: 'aucun serveur ne l’a encore fait : ce le sera dès que l’un d’eux tourne',
  none: 'rien',
  kinds: {
    unlock: 'accès rendu',
    role: 'rôle',
    mute: 'privation de parole',
    unmute: 'parole rendue',
    ban: 'exclusion',
    lift: 'exclusion levée',
    rename: 'nom changé',
    close: 'table fermée',
    'stand-in': 'remplaçant',
    notice: 'annonce',
    'end-notice': 'annonce retirée',
    report: 'signalement clos',
  },
  reports: {
    rude: 'propos grossiers',
    name: 'nom',
    unfair: 'jeu déloyal',
    stalling: 'fait attendre les autres',
    left: 'a quitté la table',
    other: 'autre chose',
  },
  roles: { owner: 'propriétaire', keeper: 'gardien' },
  commandLine: 'ligne de commande',
  guest: 'invité',
  account: 'compte',
  person: ({ name, kind, role, muted, banned }) =>
    [
      name,
      kind,
      role,
      muted && `privation de parole jusqu’au ${muted}`,
      banned && `entrée interdite jusqu’au ${banned}`,
    ]
      .filter(Boolean)
      .join(', '),
  ban: ({ who, until, reason }) => `${who}, jusqu’au ${until}${reason === '' ? '' : ` : ${reason}`}`,
  aBrowser: 'un navigateur',
  report: ({ by, heeded, told, kind, person, times }) =>
    `${person} : ${kind}${times > 1 ? ` (${times} fois)` : ''}, signalé par ${by} (suivi ${heeded} fois sur ${told})`,
  said: (name, text) => `${name} : ${text}`,
}

export const adminProblems: AdminProblems = {
  adminWhat: () => 'dites quoi : waystation admin --help',
  noPerson: (name) => `aucun compte ni identifiant « ${name} »`,
  noTable: (table) => `aucune table ${table}`,
  noBan: (name) => `aucune exclusion de « ${name} » n’est en cours`,
  noReport: (id) => `aucun signalement ouvert ${id}`,
  needsEnd: () => 'dites jusqu’à quand : --days 7, --hours 3 ou --until 2027-01-31',
  badEnd: (value) => `une fin est un nombre à partir de 1 ou un jour à venir tel que 2027-01-31, pas « ${value} »`,
  badSeat: (value) => `une place est un nombre à partir de 1, pas « ${value} »`,
  badRange: (value) =>
    `une adresse ou un réseau s’écrit 203.0.113.7, 203.0.113.0/24 ou 2001:db8::/48, ni trop large ni cette machine, pas « ${value} »`,
  badRole: (value) => `un rôle est owner, keeper ou none, pas « ${value} »`,
  badVerdict: (value) => `un signalement est heeded ou dismissed, pas « ${value} »`,
  badName: (value) => `« ${value} » ne peut pas être un nom`,
  nameTaken: (name) => `quelqu’un porte déjà le nom « ${name} », ou un nom qui lui ressemble`,
  onlyAccounts: (name) => `${name} n’a pas de compte`,
  needsBothLanguages: () => 'dites-le dans les deux langues : --en et --fr',
  refused: (message) => message,
}
