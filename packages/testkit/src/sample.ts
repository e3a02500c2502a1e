/** How much is looked at: little in `npm test`, much in `npm run test:long`, where a file `x.long.test.ts` imports `x.test.ts`. */
export const sample = (little: number, much: number): number => (process.env['WAYSTATION_LONG'] === '1' ? much : little)
