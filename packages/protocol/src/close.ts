/** Why a stream was closed. Codes below 4000 are the WebSocket standard's own. */
export const CLOSE = {
  /** The server stops or restarts: connect again after a moment. */
  restart: 1012,
  tooLarge: 1009,
  internal: 1011,
  /** The session in which it was opened is over: whoever connects again does so as somebody else. */
  signedOut: 4401,
  notFound: 4404,
  notAllowed: 4403,
  tooMany: 4429,
  /** Whoever is at the other end may not be in the house. */
  banned: 4451,
  /** The game began under rules that this process does not know: connect again, another one may. */
  otherRules: 4503,
  /** The people of this table are at another process, whose path was just told: connect there. */
  elsewhere: 4307,
  /** The client did not read fast enough; connect again to get the present position. */
  tooSlow: 4408,
} as const
