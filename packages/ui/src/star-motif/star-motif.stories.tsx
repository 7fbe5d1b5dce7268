import type { Meta, StoryObj } from '@storybook/react-vite'
import { StarMotif, StarFigure, StarGrid } from './index.ts'
import { OfflineIcon, SearchIcon } from '../icons/index.ts'

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
export const Grid: Story = {
  render: () => (
    <div className="relative h-72 overflow-hidden rounded-panel bg-night text-on-night">
      <StarGrid className="opacity-[0.08]" />
    </div>
  ),
}

/** Illustration of an empty or failed state. */
export const Illustration: Story = {
  render: () => (
    <div className="flex flex-wrap gap-8">
      <StarFigure icon={SearchIcon} />
      <StarFigure icon={OfflineIcon} tone="danger" />
    </div>
  ),
}
