export const en = {
  movement: 'The cattlemen. They ride along the trail to Kansas City, and begin again.',
  hire: 'The three kinds of workers, each for a row of your board.',
  engine: 'The engines, one for everybody, on the railroad to the west.',
  discs:
    'A disc from a white-framed spot goes anywhere; one from a black-framed spot, here with black corners, only to black frames.',
  certificates: 'Left, a certificate that is spent in Kansas City; right, a permanent one.',
}
