import { joined } from '@waystation/wording'
import type { CommandText } from '../types.ts'
import { admin, adminProblems } from './admin.ts'
import { stats } from './stats.ts'

const counted = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`
const contents = ({ tables, lines }: { tables: number; lines: number }): string =>
  `${counted(tables, 'table', 'tables')}, ${counted(lines, 'réponse', 'réponses')}`

export const commands: CommandText = {
  open: (url) => `Waystation est ouvert à l’adresse ${url}`,
  error: (problem) => `erreur : ${problem}`,
  serveHelp: ({ port, host, logLevel, lifetimes }) => `waystation serve : le serveur Waystation

  --port <nombre>        port d’écoute (PORT ; ${port})
  --host <adresse>       adresse d’écoute (HOST ; ${host} ; 0.0.0.0 pour tout le monde)
  --data-dir <dossier>   où se trouvent la base de données et la clé (DATA_DIR ; ./data)
  --public-url <url>     adresse publique, derrière un proxy (PUBLIC_URL)
  --log-level <niveau>   fatal, error, warn, info, debug, trace ou silent (LOG_LEVEL ; ${logLevel})
  --lang <langue>        en ou fr (WAYSTATION_LANG, puis LANG)
  --help                 ce texte

Par l’environnement seulement :
  DATABASE_URL           postgres://... : PostgreSQL au lieu du fichier dans le dossier des données
  BUS_URL                nats://... : avec PostgreSQL et plusieurs processus, leur moyen d’échange
  REPLICA_URL            postgres://... : une réplique de la base, où se lisent les parties terminées
  TRUST_PROXY            1 : croire les en-têtes X-Forwarded-* du proxy
  ALLOWED_HOSTS          autres noms de cette maison, outre ceux de l’adresse publique et de la machine ; * pour tous
  PROCESS_PATH           /at/un : chemin par lequel un répartiteur mène à ce processus-ci, quand il y en a plusieurs
  SMTP_URL               smtp://nom:motdepasse@hôte:587 : notifications par courriel (demande MAIL_FROM et l’adresse publique)
  MAIL_FROM              de qui elles viennent, comme « Waystation <notifications@jeux.example> »
  RATED                  accounts : seules les personnes ayant un compte sont classées (par défaut) ; everybody : les invités aussi
  NOTICE_NETWORKS        adresses de votre réseau où chacun peut faire envoyer des notifications (10.0.0.7,fd00::/8)
  METRICS_TOKEN          qui le présente peut lire /metrics ; sans lui, seule cette machine
  WAYSTATION_SECRET      clé qui signe les cookies, 32 caractères au moins ; sinon générée et conservée automatiquement

Durée de conservation, en jours (30d) ou en heures (12h), ou off : sans limite
  COMPACT_GAMES_AFTER    les parties finies tiennent en un seul petit morceau, qui se rejoue de même (${lifetimes.compactGames})
  KEEP_OPEN_TABLES       tables ouvertes que personne n’a rejointes (${lifetimes.openTables})
  KEEP_GUESTS            invités qui ne sont pas revenus et dont ne parle aucune table ni aucun message (${lifetimes.guests})
  KEEP_CHAT              ce que les gens ont dit (${lifetimes.chat})
  KEEP_REPORTS           pourquoi une table a été arrêtée (${lifetimes.reports})
  RETENTION              off : rien de tout cela
`,
  copyHelp: `waystation backup <fichier> [--data-dir <dossier>] : une copie cohérente de la base, même pendant que le serveur tourne
waystation restore <fichier> [--data-dir <dossier>] : remet une copie en place ; le serveur doit être arrêté
`,
  copied: (file, counts) => `${file} : ${contents(counts)}`,
  restored: (counts, kept) =>
    `restauré : ${contents(counts)}${kept === null ? '' : ` ; ce qui s’y trouvait est maintenant ${kept}`}`,
  unlockHelp: `waystation unlock <nom> [--data-dir <dossier>] : un lien qui laisse entrer qui a perdu tout accès
`,
  unlocked: (name, link, minutes) =>
    `${name} peut se connecter par ce lien, une fois, pendant ${minutes} minutes :\n${link}`,
  admin,
  stats,
  rate: {
    help: `waystation rate --all [--data-dir <dossier>] : refait cotes et statistiques à partir des résultats de toutes les parties

  --annul <table>        en retire définitivement le résultat de cette table
  --data-dir <dossier>   où se trouve la base de données (DATA_DIR ; ./data) ; DATABASE_URL pour PostgreSQL
  --lang <langue>        en ou fr (WAYSTATION_LANG, puis LANG)
`,
    made: (game, different) => `${game} : ${different === 0 ? 'rien de changé' : `différences : ${different}`}`,
  },
  problems: {
    ...adminProblems,
    unknownOption: (option) => `l’option ${option} n’existe pas`,
    missingValue: (option) => `${option} demande une valeur`,
    unexpected: (argument) => `« ${argument} » est un argument de trop`,
    unreadable: () => 'la commande est illisible',
    badLanguage: (value, known) => `--lang accepte ${joined('ou')(known)}, pas « ${value} »`,
    badProxies: (name, value) =>
      `${name} est un nombre de mandataires (1 à 9) ou une liste de leurs adresses (10.0.0.0/8,::1), pas « ${value} »`,
    badHosts: (name, value) =>
      `${name} est une liste de noms comme jeux.example,cartes.example, ou * pour tous, pas « ${value} »`,
    badNetworks: (name, value) =>
      `${name} est une liste d’adresses ou de réseaux comme 10.0.0.7,fd00::/8, pas « ${value} »`,
    badPath: (name, value) => `${name} est /at/ suivi d’un nom, comme /at/un, pas « ${value} »`,
    needs: (name, other) => `${name} demande ${other}`,
    badCount: (name, value) => `${name} est un nombre entier à partir de 1, pas « ${value} »`,
    badPort: (value) => `le port est un nombre de 0 à 65535, pas « ${value} »`,
    badAddress: (name, beginnings) => `${name} doit commencer par ${beginnings.join(' ou ')}`,
    shortSecret: (name, characters) => `${name} demande au moins ${characters} caractères`,
    badRated: (name, value, known) => `${name} est l’un de ${known}, pas « ${value} »`,
    rateWhat: () => 'indiquez --all, ou --annul et une table',
    noResult: (table) => `la table ${table} n’a pas de résultat, ou il est déjà annulé`,
    badLevel: (value, known) => `le niveau du journal est l’un de ${known}, pas « ${value} »`,
    badSwitch: (name, value) => `${name} vaut on ou off, pas « ${value} »`,
    badLifetime: (name, value) =>
      `${name} est un nombre de jours ou d’heures comme 30d ou 12h, ou off, pas « ${value} »`,
    shortLifetime: (name, shortest) => `${name} vaut au moins ${shortest}`,
    noNameGiven: () => 'indiquez le nom du compte',
    noAccount: (name) => `aucun compte ne s’appelle « ${name} »`,
    noCopyNamed: () => 'indiquez le fichier de la copie',
    usePostgresTools: () => 'une base PostgreSQL se copie avec pg_dump et pg_restore',
    noDatabase: (folder) => `il n’y a pas de base de données dans ${folder}`,
    emptyFile: (file) =>
      `${file} est vide : remettez-en une copie (waystation restore), ou supprimez-le pour commencer une maison vide`,
    emptyDatabase: () => 'la base ne contient encore rien de nous : aucun serveur n’y a démarré',
    exists: (file) => `${file} existe déjà`,
    noFile: (file) => `le fichier ${file} n’existe pas`,
    inUse: (file) => `${file} est utilisé : arrêtez d’abord le serveur`,
    notADatabase: (file) => `${file} n’est pas une base Waystation entière`,
    portInUse: (address) => `${address} est pris : un autre programme y écoute`,
    notPermitted: (what) => `${what} : accès refusé`,
    databaseAway: () => 'la base de données ne répond pas : vérifiez DATABASE_URL',
    noNative: (name) =>
      `la partie native de ${name} manque ou fut faite pour un autre Node.js : lancez npm rebuild ${name}`,
  },
}
