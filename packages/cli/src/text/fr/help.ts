import type { Words } from '../words.ts'

export const help: Words['help'] = {
  titles: {
    'Usage:': 'Utilisation :',
    'Arguments:': 'Arguments :',
    'Options:': 'Options :',
    'Commands:': 'Commandes :',
  },
  usage: '[commande] [options]',
  values: {
    count: 'n',
    list: 'a,b,…',
    text: 'texte',
    file: 'fichier',
    variant: 'nom=valeur',
    seat: 'place',
    lang: 'langue',
    game: 'jeu',
    command: 'commande',
  },
  examples: 'Exemples :',
  program: 'Des jeux de société du Far West dans un terminal. Sans commande : le menu des jeux.',
  helpOption: 'affiche cette aide',
  helpCommand: 'affiche l’aide d’une commande',
  versionOption: 'affiche la version',
  lang: 'langue : en ou fr (par défaut : WAYSTATION_LANG, puis LANG, puis en)',
  json: 'affiche un seul objet JSON au lieu de phrases',
  game: 'identifiant d’un jeu, voir « waystation games »',
  file: 'enregistrement d’une partie',
  players: 'nombre de places',
  variant: 'joue avec une variante ; peut être répété',
  games: {
    about: 'liste les jeux',
    examples: ['waystation games', 'waystation games --json'],
  },
  play: {
    about: 'joue une partie dans le terminal, entre personnes et robots',
    seats:
      'qui s’assoit où : humain, pied-tendre, vacher, fine gâchette ou légende (aussi hasard, glouton), séparés par des virgules',
    names: 'noms des places, séparés par des virgules',
    seed: 'graine de tous les dés et mélanges (par défaut : tirée en secret)',
    save: 'garde l’enregistrement dans ce fichier : après chaque réponse d’une personne, et à la fin',
    resume: 'reprend la partie enregistrée dans ce fichier',
    json: 'affiche le résultat en un objet JSON ; le texte de la partie va sur stderr',
    examples: [
      'waystation play el-gaucho',
      'waystation play el-gaucho --players 3 --seats humain,légende,pied-tendre --save gaucho.record',
      'waystation play --resume gaucho.record',
      'waystation play tic-tac-toe --seats humain,humain --names Anne,Bruno',
    ],
  },
  sim: {
    about: 'fait jouer de nombreuses parties aux robots en vérifiant tout ce qui doit rester vrai',
    games: 'combien de parties (par défaut : 100)',
    seed: 'graine de la série (par défaut : waystation) ; la même graine rejoue les mêmes parties',
    bots: 'qui joue : random, greedy ou un niveau comme gunslinger, un pour tous ou un par place (par défaut : random)',
    closely:
      'fait les vérifications coûteuses à une décision sur tant (par défaut : 25) ; les autres sont toujours faites',
    examples: [
      'waystation sim el-gaucho --players 4 --games 200 --seed printemps',
      'waystation sim el-gaucho --players 2 --bots greedy,random --json',
    ],
  },
  arena: {
    about: 'fait jouer des robots les uns contre les autres, places tournantes, pour voir qui est le plus fort',
    bots: 'qui joue ; plus nombreux que les places : toutes les combinaisons ; moins nombreux : ils se partagent les places (par défaut : les quatre niveaux)',
    games: 'combien de parties (par défaut : 100) ; celles d’une même manche ont la même graine et d’autres places',
    workers: 'combien de parties à la fois (par défaut : une par cœur) ; les résultats n’en dépendent pas',
    out: 'garde les parties finies dans ce fichier ; la même commande avec ce fichier ne joue que celles qui manquent',
    examples: [
      'waystation arena el-gaucho --bots legend,greedy --players 2 --games 200 --seed printemps',
      'waystation arena el-gaucho --players 4 --games 96 --workers 2 --out niveaux.arena --json',
    ],
  },
  replay: {
    about: 'montre le plateau et le journal d’une partie enregistrée',
    at: 'après tant de lignes de l’enregistrement (par défaut : toutes)',
    seat: 'vu de cette place : son numéro dans l’enregistrement ou son nom ; « all » ouvre toutes les mains d’une partie finie',
    examples: [
      'waystation replay gaucho.record',
      'waystation replay gaucho.record --at 12 --seat 0',
      'waystation replay gaucho.record --seat all',
    ],
  },
  review: {
    about: 'revoit une partie finie : l’évolution des chances, les tournants, les meilleurs coups',
    seat: 'cherche les meilleurs coups de cette place : son numéro dans l’enregistrement ou son nom (par défaut : toutes les personnes)',
    examples: ['waystation review gaucho.record', 'waystation review gaucho.record --seat 0 --json'],
  },
  verify: {
    about: 'rejoue un enregistrement et vérifie tout ce qu’il affirme',
    examples: ['waystation verify gaucho.record', 'waystation verify gaucho.record --json'],
  },
  bench: {
    about: 'mesure la vitesse des règles sur cette machine',
    games: 'ne mesure que ces jeux (par défaut : tous)',
    rounds: 'séries par chiffre ; la médiane compte (par défaut : 5)',
    time: 'millisecondes par série (par défaut : 200)',
    examples: ['waystation bench', 'waystation bench el-gaucho --json'],
  },
  server: {
    title: 'Serveur :',
    commands: [
      ['serve', 'sert les jeux aux navigateurs'],
      ['backup <fichier>', 'copie la base de données, même pendant que le serveur tourne'],
      ['restore <fichier>', 'remet une copie en place'],
      ['stats', 'ce que contient la base de données'],
    ],
    more: '« waystation serve --help » en dit plus.',
  },
  programExamples: ['waystation', 'waystation play el-gaucho', 'waystation sim el-gaucho --players 3 --games 100'],
}
