/** The next moment at which something has to be looked at: whoever knows of an earlier one says so. */

export class Alarm {
  private listener: ((at: number) => void) | null = null

  onSet(listener: (at: number) => void): void {
    this.listener = listener
  }

  set(at: number | null): void {
    if (at !== null) this.listener?.(at)
  }
}
