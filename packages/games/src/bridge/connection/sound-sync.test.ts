import { expect, it, vi } from 'vitest'
import type { PortalMessage } from '../protocol/protocol.ts'
import { createSoundSync } from './sound-sync.ts'

function openSync() {
  const lastMessages = new Map<PortalMessage['type'], PortalMessage>()
  const sent: PortalMessage[] = []
  const sync = createSoundSync({
    lastMessages,
    send: (message) => sent.push(message),
    onChannels: (channels) => sync.channels(channels),
    onFlicker: vi.fn<() => void>(),
  })
  return { sync, sent, lastMessages }
}
const off = { music: false, effects: true }
const on = { music: true, effects: true }

it('sends channels to the game when they change', () => {
  const { sync, sent } = openSync()
  for (const channels of [on, on, off, on]) sync.channels(channels)
  expect(sent).toEqual([on, off, on].map((channels) => ({ type: 'channels', ...channels })))
})

it('sends a game no echo of the channels that it reported, but sends them to its next page', () => {
  const { sync, sent, lastMessages } = openSync()
  sync.channels(on)
  sync.onChannels(off)
  expect(sent).toHaveLength(1)
  expect(lastMessages.get('channels')).toEqual({ type: 'channels', ...off })
})
