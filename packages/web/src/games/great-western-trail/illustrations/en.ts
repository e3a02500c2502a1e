export const en = {
  turn: 'A turn: ride, act, draw. Then it is the next player’s turn.',
  'kansas-city': 'A visit to Kansas City, from the foresights to the first space of the trail.',
  rails:
    'The map of the north: six sections, towns with four trade spaces each, and gates that open with a disc in their city.',
  poker: 'The poker table: a place for everybody, the pot, and the bonus tokens that are left.',
  movement: 'The cattlemen. They ride along the trail to Kansas City, and begin again.',
  hire: 'The three kinds of workers, each for a row of your board.',
  engine: 'The engines, one for everybody, on the railroad to the west.',
  discs:
    'A disc from a white-framed spot goes anywhere; one from a black-framed spot, here with black corners, only to black frames.',
  certificates: 'Left, a certificate that is spent in Kansas City; right, a permanent one.',
}
