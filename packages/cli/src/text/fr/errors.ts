import type { Words } from '../words.ts'

const SYSTEM: { readonly [code: string]: string } = {
  ENOENT: 'fichier ou dossier introuvable',
  EACCES: 'accès refusé',
  EPERM: 'opération interdite',
  EISDIR: 'c’est un dossier',
  ENOTDIR: 'une partie du chemin n’est pas un dossier',
  EROFS: 'le disque est en lecture seule',
  ENOSPC: 'le disque est plein',
}

export const errors: Words['errors'] = {
  line: (message) => `erreur : ${message}`,
  seeHelp: (message, command) => `${message} ; voir « ${command} --help »`,
  system: (code) => SYSTEM[code] ?? (code === '' ? 'raison inconnue' : code),

  unknownCommand: (name) => `la commande « ${name} » n’existe pas`,
  unknownOption: (name) => `l’option ${name} n’existe pas`,
  missingArgument: (name) => `il manque l’argument <${name}>`,
  missingValue: (option) => `${option} demande une valeur`,
  tooManyArguments: 'trop d’arguments',
  usage: 'cette commande ne peut pas être lue',
  notACount: (option, value, min, max) => `${option} est un nombre entier de ${min} à ${max}, pas « ${value} »`,
  badLanguage: (value, known) => `--lang vaut ${known}, pas « ${value} »`,
  badSeed: 'la graine doit tenir sur une seule ligne de texte',
  badVariant: (value) => `--variant s’écrit nom=valeur, pas « ${value} »`,
  unknownSeatKind: (value, known) => `une place peut être ${known}, pas « ${value} »`,
  unknownBot: (value, known) => `un robot est ${known}, pas « ${value} »`,
  sameBot: (bot) => `--bots nomme ${bot} deux fois`,
  seatCount: (players, given, option) => `${players} places, mais ${option} en nomme ${given}`,
  badName: (name) => `« ${name} » ne peut pas être un nom : il faut une courte ligne`,
  sameName: (name) => `deux places s’appellent « ${name} »`,
  notWithResume: (option) => `${option} ne va pas avec --resume : l’enregistrement le dit`,
  gameOrResume: 'nommez un jeu, ou un enregistrement avec --resume',

  unknownGame: (asked, known) => `le jeu « ${asked} » n’existe pas ; il y a : ${known}`,
  players: (asked, min, max) =>
    min === max ? `ce jeu se joue à ${min}, pas à ${asked}` : `ce jeu se joue de ${min} à ${max}, pas à ${asked}`,
  variant: (asked, known) =>
    known === ''
      ? `ce jeu n’a pas de variantes, donc pas de « ${asked} »`
      : `la variante « ${asked} » n’existe pas ; il y a : ${known}`,
  variantValue: (variant, asked, known) => `la variante ${variant} vaut ${known}, pas « ${asked} »`,

  cannotRead: (path, why) => `impossible de lire ${path} : ${why}`,
  cannotWrite: (path, why) => `impossible d’écrire ${path} : ${why}`,
  wouldOverwrite: (path) => `${path} contient autre chose qu’un enregistrement ; il reste tel quel`,
  notAnArena: (path) => `${path} contient autre chose que les parties d’une arène ; il reste tel quel`,
  otherArena: (path, terms) => `${path} contient les parties d’une autre arène : ${terms}`,
  badLine: (line) => `la ligne ${line} est illisible`,
  tooLarge: (path) => `${path} est trop gros pour être un enregistrement`,
  notText: (path) => `${path} n’est pas un fichier texte`,
  inFile: (path, why) => `${path} : ${why}`,
  record: {
    title: 'ce n’est pas l’enregistrement d’une partie',
    checksum: 'la somme de contrôle ne correspond pas : l’enregistrement a été modifié ou coupé',
    signature: 'la signature ne convient pas : noms, sel ou autre chose ont été échangés',
    shares: 'la graine ne découle pas des parts de la maison et des joueurs',
    commitment: 'la graine et le sel ne correspondent pas à l’engagement',
    form: 'ce n’est pas écrit comme un enregistrement',
    state: 'les réponses mènent à une autre position que celle enregistrée',
    scores: 'les réponses mènent à d’autres scores que ceux enregistrés',
  },
  otherCommitment: (promised) =>
    `l’enregistrement tient un autre engagement que celui que vous avez noté : ${promised}`,
  otherHouse: 'cette maison ne l’a pas signé',
  otherGame: (recorded) => `l’enregistrement d’un autre jeu : ${recorded}`,
  rulesVersion: (recorded, current) =>
    `fait avec la version ${recorded} des règles, inconnue ici ; la plus récente connue est la ${current}`,
  recordLine: (line) => `la ligne ${line} des réponses n’est pas possible à cet endroit`,
  seatUnknown: (asked, known) => `la place « ${asked} » n’existe pas ; il y a : ${known}`,
  truthTooEarly: 'la partie n’est pas finie : toutes les mains ne s’ouvrent qu’à la fin',

  reviewTooEarly: 'la partie n’est pas finie : il n’y a encore rien à revoir',
  unfinished: 'fin de l’entrée avant la fin de la partie',
  unfinishedSaved: (path) => `fin de l’entrée avant la fin de la partie ; pour la reprendre : --resume ${path}`,
  oldNode: (want, have) => `waystation demande Node.js ${want} ou plus récent ; celui-ci est le ${have}`,
  noPeer: 'boardgame.io n’est pas installé, il n’y a rien à comparer : npm run bench l’installe',
  internal: 'c’est un défaut de waystation ; merci de le signaler avec les lignes ci-dessus',
  refused: (message) => `demande refusée (${message})`,
}
