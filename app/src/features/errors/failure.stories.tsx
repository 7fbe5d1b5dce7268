import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChunkLoadError } from '../../chunks/load-chunk.ts'
import { CaughtError } from './failure-boundary.tsx'
import { FailureScreen } from './failure-screen.tsx'

export default {
  title: 'Screens/Failure',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta

/** When nothing else may stand: no header, no footer, and words that came with the first chunk. */
export const Alone: StoryObj = { render: () => <FailureScreen /> }

/** A part of the portal is not on the server any more, or did not arrive. */
export const PartLost: StoryObj = {
  render: () => (
    <CaughtError value={new ChunkLoadError('assets/blog.js: 404')}>
      <FailureScreen />
    </CaughtError>
  ),
}

/** The same without a connection. */
export const PartOffline: StoryObj = {
  ...PartLost,
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    return () => void Reflect.deleteProperty(navigator, 'onLine')
  },
}
