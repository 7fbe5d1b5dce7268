import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge/index.ts'
import { useSample } from '../testing/sample.ts'
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

/** Displays "12"; screen readers announce "12 games". */
export const Default: StoryObj<typeof meta> = {}
