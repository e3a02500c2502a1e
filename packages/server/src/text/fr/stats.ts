import type { CommandText } from '../types.ts'

const MB = 1024 * 1024

export const stats: CommandText['stats'] = {
  help: `waystation stats [--json] [--data-dir <dossier>] : ce que contient la base, même pendant que le serveur tourne

  --json                 un objet JSON au lieu de mots
  --data-dir <dossier>   où se trouve la base de données (DATA_DIR ; ./data) ; DATABASE_URL pour PostgreSQL
  --lang <langue>        en ou fr (WAYSTATION_LANG, puis LANG)
`,
  size: (bytes) => `${(bytes / MB).toFixed(1).replace('.', ',')} Mo`,
  database: (kind, size, free) =>
    `${kind === 'sqlite' ? 'Fichier SQLite' : 'Base PostgreSQL'} : ${size}${free === null ? '' : `, dont ${free} libres`}`,
  tables: 'Tables',
  statuses: { open: 'ouvertes', running: 'en cours', finished: 'finies', stopped: 'arrêtées' },
  kept: 'Ce qui est conservé',
  kinds: {
    tables: 'tables',
    lines: 'lignes de parties',
    snapshots: 'instantanés',
    compact_games: 'parties compactes',
    members: 'membres des tables',
    guests: 'invités',
    chat: 'messages',
    invites: 'invitations',
  },
  rows: 'nombre',
  bytes: 'taille',
  index: 'index',
  ages: (oldest, newest) => `Première table ouverte le ${oldest}, dernière le ${newest}`,
  due: 'Ce que ferait le ménage maintenant',
  chores: {
    games: 'parties à compacter',
    tables: 'tables que personne n’a rejointes',
    guests: 'invités à oublier',
    chat: 'messages à supprimer',
    reports: 'rapports à supprimer',
  },
  after: 'après',
  older:
    'Une version plus ancienne a écrit cette base : ce que ferait le ménage se saura quand un serveur de celle-ci y aura démarré.',
}
