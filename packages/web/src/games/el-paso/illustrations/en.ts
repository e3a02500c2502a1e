import { numeral } from '@waystation/wording'
import { FIGURES } from './examples.ts'

const number = numeral('en')
const { values, certificates, total } = FIGURES

export const en = {
  setup: 'The table at the beginning: the trail with its buildings, El Paso, the train, the supply, and your ranch.',
  move: 'The trail. Riders go along it to the gate of El Paso; neutral buildings stand on it from the beginning.',
  hire: 'The four kinds of workers. The wild one takes the place of any other.',
  market: 'The breeds: above left the breeding value, above right the points at the end.',
  train: 'The train: a card for each number of engineers, with what it does.',
  tiles:
    'Objective tiles, with a pennant, ask for something at the end; bonus tiles, with a star, help at once or for good.',
  build: 'The common buildings, side a. The number is how many builders one takes.',
  'el-paso': 'El Paso and its trading posts, each with the value that it asks for.',
  delivery: `Each breed counts once: ${values.join(' + ')}, and ${number(certificates)} certificates, are ${total}.`,
  discs: 'A disc without black corners goes to any post, one with them only to the valuable ones.',
}
