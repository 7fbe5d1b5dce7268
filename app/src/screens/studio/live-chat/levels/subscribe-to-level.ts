import type { LiveChatStore } from '../live-chat.store.ts'

/** Calls back with every level of one side, from 0 to 1, and with 0 when the conversation ends. */
export function subscribeToLevel(
  { chat }: LiveChatStore,
  of: 'microphone' | 'speaker',
  onLevel: (level: number) => void,
): () => void {
  const levels = chat.on('level', (event) => event.of === of && onLevel(event.level))
  let on = false
  const states = chat.subscribe((snapshot) => {
    const now = snapshot.matches('active')
    if (on && !now) onLevel(0)
    on = now
  })
  return () => {
    levels.unsubscribe()
    states.unsubscribe()
  }
}
