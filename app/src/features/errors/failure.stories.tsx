import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChunkLoadError } from '../../chunks/load-chunk.ts'
import { CaughtError } from './failure-boundary.tsx'
import { FailureScreen } from './failure-screen.tsx'

/** Replaces the portal when rendering fails, and offers a reload. */
export default {
  title: 'Screens/Failure',
  parameters: { layout: 'fullscreen', controls: { disable: true }, spec: ['§2 Layout'] },
} satisfies Meta

/** Without header and footer, with messages of the first chunk. */
export const Alone: StoryObj = { render: () => <FailureScreen /> }

/** A chunk failed to load. */
export const PartLost: StoryObj = {
  render: () => (
    <CaughtError value={new ChunkLoadError('assets/blog.js: 404')}>
      <FailureScreen />
    </CaughtError>
  ),
}

/** A chunk failed to load while offline. */
export const PartOffline: StoryObj = {
  ...PartLost,
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    return () => void Reflect.deleteProperty(navigator, 'onLine')
  },
}
