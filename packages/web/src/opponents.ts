/** The opponents one can choose. Bots are not part of the first page: whoever needs this list loads it with them. */
import { LEVEL_IDS } from '@waystation/bots'

/** Strongest last. */
export const botIds = (): readonly string[] => LEVEL_IDS
export const usualBot = (): string => LEVEL_IDS[1]
export const gentlestBot = (): string => LEVEL_IDS[0]
