import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge/index.ts'
import { useSample } from '../testing/sample.ts'
import HiddenUnitExample from './hidden-unit.example.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  title: 'Components/Structure/VisuallyHidden',
  component: VisuallyHidden,
  render: function Counted(args) {
    const { games } = useSample({ en: { games: 'games' }, ar: { games: 'لعبة' } })
    return (
      <Badge>
        12 <VisuallyHidden {...args}>{games}</VisuallyHidden>
      </Badge>
    )
  },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

/** Displays "12"; screen readers announce "12 games". */
export const Default: Story = {}

/** The unit of a number whose meaning is clear from its place. */
export const HiddenUnit: Story = { tags: ['example'], render: HiddenUnitExample }
