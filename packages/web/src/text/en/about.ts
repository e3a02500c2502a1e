export const about = {
  about: {
    title: 'About Waystation',
    lead: 'A free, open-source home for Western board games. The rules run in your browser as they run on the server; nothing is tracked and nothing is sold.',
    games: 'The games',
    gamesLead:
      'The games belong to their authors and publishers. Nothing here is copied from the printed editions: rules are told in our own words, boards and pieces are drawn anew. If you like a game, buy the box.',
    credit: (authors: string, publisher: string, year: number) => `${authors}; ${publisher}, ${year}`,
    fairness: 'Fair dice',
    fairnessText:
      'Before the first throw a table publishes a fingerprint of its seed; among people the devices of all players add to it, so that nobody can choose the dice. At the end the seed is shown: anybody can check that it fits and replay every roll and shuffle, here or with the command “waystation verify”.',
    licences: 'Licences',
    code: 'Waystation: MIT licence.',
    work: (work: string, authors: string, licence: string) => `${work} by ${authors}: ${licence}`,
    libraries: 'Libraries: Preact, Preact Signals and preact-iso, MIT licence.',
  },
}
