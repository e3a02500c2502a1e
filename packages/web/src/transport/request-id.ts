/** A name for one request, never used twice. */
export const requestId = (): string => crypto.randomUUID()
