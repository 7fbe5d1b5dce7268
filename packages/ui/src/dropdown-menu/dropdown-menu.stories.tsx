import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/index.ts'
import { menuWords, placeIcons } from '../overlay/menu.samples.ts'
import { useSample } from '../testing/sample.ts'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
  type DropdownMenuContentProps,
  type DropdownMenuProps,
} from './index.ts'
import { ChevronDownIcon, CloseIcon, FullscreenIcon, LinkIcon, ShareIcon } from '../icons/index.ts'

type SampleProps = DropdownMenuProps & { content?: DropdownMenuContentProps; subOpen?: boolean }

function Sample({ content, subOpen = false, ...props }: SampleProps) {
  const words = useSample(menuWords)
  const [sound, setSound] = useState(true)
  const [quality, setQuality] = useState('0')
  return (
    <DropdownMenu {...props}>
      <DropdownMenuTrigger asChild>
        <Button endIcon={ChevronDownIcon}>{words.open}</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent {...content}>
        <DropdownMenuItem icon={FullscreenIcon} shortcut="Shift+F">
          {words.play}
        </DropdownMenuItem>
        <DropdownMenuSub defaultOpen={subOpen}>
          <DropdownMenuSubTrigger icon={ShareIcon}>{words.share}</DropdownMenuSubTrigger>
          <DropdownMenuSubContent>
            {words.places.map((place, at) => (
              <DropdownMenuItem key={place} icon={placeIcons[at] ?? LinkIcon}>
                {place}
              </DropdownMenuItem>
            ))}
          </DropdownMenuSubContent>
        </DropdownMenuSub>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>{words.view}</DropdownMenuLabel>
        <DropdownMenuCheckboxItem checked={sound} onCheckedChange={setSound} shortcut="M">
          {words.sound}
        </DropdownMenuCheckboxItem>
        <DropdownMenuCheckboxItem disabled>{words.captions}</DropdownMenuCheckboxItem>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>{words.quality}</DropdownMenuLabel>
        <DropdownMenuRadioGroup aria-label={words.quality} value={quality} onValueChange={setQuality}>
          {words.qualities.map((name, at) => (
            <DropdownMenuRadioItem key={name} value={String(at)}>
              {name}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem variant="danger" icon={CloseIcon}>
          {words.remove}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

const meta = {
  title: 'Kit/Overlays/DropdownMenu',
  component: DropdownMenu,
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof DropdownMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = { tags: ['!autodocs'], args: { defaultOpen: true } }

/** A menu within the menu, towards the end of the line. */
export const Submenu: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: true },
  render: (args) => <Sample subOpen {...args} />,
}

/** Lined up with the end of a trigger that stands at the end of the line. */
export const AtTheEnd: Story = {
  render: (args) => (
    <div className="flex justify-end">
      <Sample content={{ align: 'end' }} {...args} />
    </div>
  ),
}
