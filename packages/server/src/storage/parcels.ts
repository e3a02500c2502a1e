/** PostgreSQL takes 8000 bytes at once; pieces of news share them. */
const PARCEL = 7000

/** Which news travels together: by piece, the number of its parcel. */
export function parcelNumbers(news: readonly string[]): number[] {
  let [parcel, size] = [0, 0]
  return news.map((one) => {
    const bytes = Buffer.byteLength(one) + 1
    if (size + bytes > PARCEL) [parcel, size] = [parcel + 1, 0]
    size += bytes
    return parcel
  })
}

export function parcels(news: readonly string[]): string[][] {
  const together: string[][] = []
  const numbers = parcelNumbers(news)
  for (const [i, one] of news.entries()) (together[numbers[i]] ??= []).push(one)
  // The first piece may have opened a second parcel.
  return together.filter((parcel) => parcel !== undefined)
}
