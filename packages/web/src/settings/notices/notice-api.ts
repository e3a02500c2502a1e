import type { Channel, ChannelTrial, NewChannel, NoticePrefs, NoticeSettings, TableNotices } from '@waystation/protocol'
import { ask } from '../../transport/api.ts'

export const noticeApi = {
  read: () => ask<NoticeSettings>('GET', '/api/me/notices'),
  write: (prefs: NoticePrefs) => ask<NoticePrefs>('PUT', '/api/me/notices', prefs),
  add: (channel: NewChannel) => ask<Channel>('POST', '/api/me/channels', channel),
  remove: (id: string) => ask<unknown>('DELETE', `/api/me/channels/${id}`),
  test: (id: string) => ask<ChannelTrial>('POST', `/api/me/channels/${id}/test`),
  ofTable: (id: string) => ask<TableNotices>('GET', `/api/tables/${id}/notices`),
  setTable: (id: string, notices: TableNotices) => ask<TableNotices>('PUT', `/api/tables/${id}/notices`, notices),
}
