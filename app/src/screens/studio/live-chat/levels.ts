import type { LiveDesk } from './live-desk.ts'

/** Calls back with every level of one side, from 0 to 1, and with silence once nobody talks any more. */
export function followLevel(
  { chat }: LiveDesk,
  of: 'microphone' | 'speaker',
  hear: (level: number) => void,
): () => void {
  const levels = chat.on('level', (told) => told.of === of && hear(told.level))
  let on = false
  const states = chat.subscribe((snapshot) => {
    const now = snapshot.matches('active')
    if (on && !now) hear(0)
    on = now
  })
  return () => {
    levels.unsubscribe()
    states.unsubscribe()
  }
}
