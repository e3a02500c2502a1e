/** Lines on their way into the log, from here or from another process, and then to everybody who looks. */
import type { Heard } from '../storage/types.ts'
import type { Told } from '../workers/calls.ts'
import { Refused } from '../workers/refused.ts'
import type { Arrangement } from './arrangement.ts'
import type { BotDriver } from './bot-driver.ts'
import type { HostedGame, NewLine } from './hosted-game.ts'
import type { Services } from './services.ts'
import { mustRun } from './status.ts'
import { type Cause, positionMessage, type Viewer, type Viewers } from './viewers.ts'

interface Table {
  readonly arrangement: Arrangement
  readonly game: HostedGame
  readonly viewers: Viewers
  readonly bots: BotDriver
}

export class Playing {
  private readonly services: Services
  private readonly table: Table

  constructor(services: Services, table: Table) {
    this.services = services
    this.table = table
  }

  /** Gives back the position of the seat that wrote the line. */
  async enter(line: NewLine, cause: Cause | null): Promise<string> {
    const { arrangement, game, viewers } = this.table
    mustRun(arrangement.row)
    const { seat } = line.entry
    const audiences = viewers.audiences()
    if (!audiences.includes(seat)) audiences.push(seat)
    const at = this.services.now()
    try {
      const told = await game.enter(arrangement.row, line, audiences, at)
      this.services.metrics.accepted.inc()
      viewers.tell(audiences, told, cause)
      if (told.over) await arrangement.finished(at)
      this.passOn(told)
      return told.frames[audiences.indexOf(seat)]
    } catch (error) {
      if (error instanceof Refused && error.code === 'stale') return await this.again(line, cause)
      throw error
    }
  }

  /** A stale line: perhaps sent twice, perhaps another process was faster. Either way the sender gets the present. */
  private async again(line: NewLine, cause: Cause | null): Promise<string> {
    const { arrangement, game } = this.table
    const { seat } = line.entry
    await this.catchUp()
    const repeated = line.client !== null && (await game.repeated(seat, line)) !== null
    const { frames } = await game.look(arrangement.row, [seat])
    cause?.viewer.send(positionMessage(frames[0], repeated ? cause.id : null))
    this.services.metrics[repeated ? 'repeated' : 'stale'].inc()
    if (!repeated) throw new Refused('stale')
    return frames[0]
  }

  /** Tells what other processes wrote. */
  async catchUp(heard: Heard | null = null): Promise<void> {
    if (this.table.arrangement.row.status === 'running') await this.tellNews(heard)
  }

  /** The row says that the game is over: its last lines may not have been heard yet, and never will be later. */
  async tellEnd(): Promise<void> {
    const { game, viewers } = this.table
    if (game.standing?.over) return
    await (viewers.size > 0 ? this.tellNews(null) : game.forget())
  }

  private async tellNews(heard: Heard | null): Promise<void> {
    const { arrangement, game, viewers } = this.table
    const audiences = viewers.audiences()
    let last: Told | null = null
    const tell = (told: Told): void => {
      viewers.tell(audiences, told, null)
      last = told
    }
    if (game.standing === null) tell(await game.look(arrangement.row, audiences))
    else await game.catchUp(arrangement.row, audiences, heard, tell)
    if (last) await this.caughtUp(last)
  }

  private async caughtUp(last: Told): Promise<void> {
    if (last.over) await this.table.arrangement.reload()
    this.passOn(last)
  }

  private passOn({ over }: Told): void {
    if (over) this.services.events.finished(this.table.arrangement.row.id)
    else this.waitOn()
  }

  /** The game waits for somebody: bots among them set to work, the others may be told. */
  waitOn(): void {
    const { arrangement, game, bots } = this.table
    const { status, id } = arrangement.row
    if (status !== 'running' || !game.standing) return
    bots.wake(game.standing)
    this.services.events.waiting(id, game.standing.waiting)
  }

  /** The present position, for those who have just come or sit elsewhere now. */
  async show(newcomers: readonly Viewer[]): Promise<void> {
    const { row } = this.table.arrangement
    if (newcomers.length === 0 || row.status === 'open' || row.status === 'stopped') return
    const audiences = [...new Set(newcomers.map(({ seat }) => seat))]
    const { frames } = await this.table.game.look(row, audiences)
    for (const viewer of new Set(newcomers)) {
      viewer.send(positionMessage(frames[audiences.indexOf(viewer.seat)], null))
    }
  }
}
