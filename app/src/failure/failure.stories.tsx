import type { Meta, StoryObj } from '@storybook/react-vite'
import { FailureScreen } from './failure-screen.tsx'

export default {
  title: 'Screens/Failure',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta

/** When nothing else may stand: no header, no footer, and words that came with the first chunk. */
export const Alone: StoryObj = { render: () => <FailureScreen /> }
