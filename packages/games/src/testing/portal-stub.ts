import { vi } from 'vitest'
import type { PortalConnection } from '../bridge/index.ts'

/** Creates a portal that stores nothing. */
export const createPortalStub = () => ({
  welcomed: Promise.resolve(null),
  loading: vi.fn<PortalConnection['loading']>(),
  ready: vi.fn<PortalConnection['ready']>(),
  gameplay: vi.fn<PortalConnection['gameplay']>(),
  score: vi.fn<PortalConnection['score']>(),
  audio: vi.fn<PortalConnection['audio']>(),
  channels: vi.fn<PortalConnection['channels']>(),
  save: vi.fn<PortalConnection['save']>(),
  saveRun: vi.fn<PortalConnection['saveRun']>(),
  endRun: vi.fn<PortalConnection['endRun']>(),
  load: vi.fn<PortalConnection['load']>().mockResolvedValue(null),
  picture: vi.fn<PortalConnection['picture']>(),
  send: vi.fn<PortalConnection['send']>(),
  error: vi.fn<PortalConnection['error']>(),
  close: vi.fn<PortalConnection['close']>(),
})
