/** The words that house and page share, without the library that checks them. */
import type { ChannelKind, HookStyle, NoticeKind } from '@waystation/protocol'

export type {
  Channel,
  ChannelKind,
  HookStyle,
  NoticeKind,
  NoticePrefs,
  NoticeSettings,
  Timing,
} from '@waystation/protocol'

export const WAYS: readonly ChannelKind[] = ['push', 'mail', 'hook']
export const KINDS: readonly NoticeKind[] = ['turn', 'warning', 'invited', 'filled', 'over', 'named', 'asked']
export const HOOK_STYLES: readonly HookStyle[] = ['json', 'discord', 'slack', 'ntfy']
