export { fitOutlook, type Fitted } from './fit.ts'
export { type Gathering, type Sample, samplesOf } from './gather.ts'
export { Ridge } from './ridge.ts'
