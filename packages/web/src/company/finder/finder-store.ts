/** What I look for, as the house knows it: read again whenever something happens at my tables. */
import { signal } from '@preact/signals'
import type { SeekList } from '@waystation/protocol'
import { accountName } from '../../account/who.ts'
import { shareAhead, tendShare } from '../../end/shares.ts'
import { introduce } from '../../transport/introduced.ts'
import { companyApi } from '../company-api.ts'
import { askedOf, type Wish } from './wish.ts'

/** Null: not read yet. */
export const finding = signal<SeekList | null>(null)

/** The devices of people who wait for each other add to the dice as those do who sit at the table. */
function take(list: SeekList): void {
  finding.value = list
  for (const { table, you } of list.seeks) void tendShare(table, you)
}

export async function readFinding(): Promise<void> {
  take(await companyApi.seeks())
}

export async function search(wish: Wish): Promise<void> {
  const { games } = wish
  await introduce()
  const shares = new Map(games.map((game) => [game, shareAhead()]))
  const list = await companyApi.search({
    games: [...shares].map(([game, share]) => ({ game, share: share.commitment })),
    ...askedOf(wish, accountName.value !== null),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  for (const { game, table, you } of list.seeks) {
    const share = shares.get(game)
    if (share && table.seats[you]?.share?.commitment === share.commitment) share.keepFor(table.id)
  }
  take(list)
}

export async function stopLooking(): Promise<void> {
  take(await companyApi.cancel())
}
