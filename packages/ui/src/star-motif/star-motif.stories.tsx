import type { Meta, StoryObj } from '@storybook/react-vite'
import GridExample from './grid.example.tsx'
import IllustrationExample from './illustration.example.tsx'
import { StarMotif } from './index.ts'

const meta = {
  title: 'Components/Structure/StarMotif',
  component: StarMotif,
  args: { size: '8rem' },
} satisfies Meta<typeof StarMotif>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithoutCourtyard: Story = { args: { courtyard: false } }

/** Background of a hero section: large, low in contrast, not interactive. */
export const Grid: Story = { tags: ['example'], render: GridExample }

/** Illustration of an empty state. */
export const Illustration: Story = { tags: ['example'], render: IllustrationExample }
