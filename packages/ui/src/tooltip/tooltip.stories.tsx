import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from '../icon-button/index.ts'
import { HeartIcon, ShareIcon, SoundIcon } from '../icons/index.ts'
import { useSample } from '../testing/sample.ts'
import { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger, type TooltipProps } from './tooltip.tsx'

const samples = {
  en: {
    sound: { label: 'Mute', tip: 'Mute this game only' },
    share: { label: 'Share', tip: 'Send a link to this game' },
    heart: { label: 'Favorite', tip: 'Keep it with your favorites' },
  },
  ar: {
    sound: { label: 'كتم الصوت', tip: 'كتم صوت هذه اللعبة وحدها' },
    share: { label: 'مشاركة', tip: 'أرسل رابط اللعبة' },
    heart: { label: 'المفضلة', tip: 'احفظها مع مفضلتك' },
  },
}

const icons = { sound: SoundIcon, share: ShareIcon, heart: HeartIcon }

function Sample({ icon = 'sound', ...props }: TooltipProps & { icon?: keyof typeof samples.en }) {
  const { label, tip } = useSample(samples)[icon]
  return (
    <Tooltip {...props}>
      <TooltipTrigger asChild>
        <IconButton icon={icons[icon]} label={label} />
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
export const Toolbar: Story = {
  ...Default,
  render: () => (
    <TooltipProvider>
      <div className="flex gap-3">
        {(['sound', 'share', 'heart'] as const).map((icon) => (
          <Sample key={icon} icon={icon} />
        ))}
      </div>
    </TooltipProvider>
  ),
}
