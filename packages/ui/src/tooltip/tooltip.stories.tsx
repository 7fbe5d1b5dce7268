import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from '../icon-button/index.ts'
import { SoundIcon } from '../icons/index.ts'
import { useSample } from '../testing/sample.ts'
import { Tooltip, TooltipContent, TooltipTrigger, type TooltipProps } from './tooltip.tsx'
import ToolbarExample from './toolbar.example.tsx'

const samples = {
  en: { label: 'Mute', tip: 'Mute this game only' },
  ar: { label: 'كتم الصوت', tip: 'كتم صوت هذه اللعبة وحدها' },
}

function Sample(props: TooltipProps) {
  const { label, tip } = useSample(samples)
  return (
    <Tooltip {...props}>
      <TooltipTrigger asChild>
        <IconButton icon={SoundIcon} label={label} />
      </TooltipTrigger>
      <TooltipContent>{tip}</TooltipContent>
    </Tooltip>
  )
}

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  decorators: [
    (Story) => (
      <div className="grid min-h-40 place-items-center">
        <Story />
      </div>
    ),
  ],
}

export const Open: Story = { ...Default, tags: ['!autodocs'], args: { defaultOpen: true } }

/** In a toolbar, the second tooltip opens without delay. */
export const Toolbar: Story = { tags: ['example'], render: ToolbarExample }
