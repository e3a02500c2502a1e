import { useEffect } from 'preact/hooks'
import { Chat } from './chat.tsx'
import { useRoom } from './room-context.ts'

export function ChatPanel() {
  const { store, panels } = useRoom()
  const messages = store.chat.value
  useEffect(() => {
    panels.chatSeen.value = messages.length
  }, [messages, panels])
  return <Chat store={store} />
}
