import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { menuSamples, placeIcons } from '../overlay/menu.samples.ts'
import { useSample } from '../testing/sample.ts'
import {
  ContextMenu,
  ContextMenuCheckboxItem,
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuLabel,
  ContextMenuRadioGroup,
  ContextMenuRadioItem,
  ContextMenuSeparator,
  ContextMenuSub,
  ContextMenuSubContent,
  ContextMenuSubTrigger,
  ContextMenuTrigger,
  type ContextMenuProps,
} from './index.ts'
import { CloseIcon, FullscreenIcon, LinkIcon, ShareIcon } from '../icons/index.ts'

function Sample(props: ContextMenuProps) {
  const words = useSample(menuSamples)
  const [sound, setSound] = useState(true)
  const [quality, setQuality] = useState('0')
  return (
    <ContextMenu {...props}>
      <ContextMenuTrigger asChild>
        <button
          type="button"
          className="tile grid h-56 w-full cursor-context-menu place-items-center rounded-panel border-dashed bg-sunken p-6 text-ink-muted"
        >
          {words.area}
        </button>
      </ContextMenuTrigger>
      <ContextMenuContent aria-label={words.open}>
        <ContextMenuItem icon={FullscreenIcon} shortcut="Shift+F">
          {words.play}
        </ContextMenuItem>
        <ContextMenuSub>
          <ContextMenuSubTrigger icon={ShareIcon}>{words.share}</ContextMenuSubTrigger>
          <ContextMenuSubContent>
            {words.places.map((place, at) => (
              <ContextMenuItem key={place} icon={placeIcons[at] ?? LinkIcon}>
                {place}
              </ContextMenuItem>
            ))}
          </ContextMenuSubContent>
        </ContextMenuSub>
        <ContextMenuSeparator />
        <ContextMenuLabel>{words.view}</ContextMenuLabel>
        <ContextMenuCheckboxItem checked={sound} onCheckedChange={setSound} shortcut="M">
          {words.sound}
        </ContextMenuCheckboxItem>
        <ContextMenuCheckboxItem disabled>{words.captions}</ContextMenuCheckboxItem>
        <ContextMenuSeparator />
        <ContextMenuLabel>{words.quality}</ContextMenuLabel>
        <ContextMenuRadioGroup aria-label={words.quality} value={quality} onValueChange={setQuality}>
          {words.qualities.map((name, at) => (
            <ContextMenuRadioItem key={name} value={String(at)}>
              {name}
            </ContextMenuRadioItem>
          ))}
        </ContextMenuRadioGroup>
        <ContextMenuSeparator />
        <ContextMenuItem variant="danger" icon={CloseIcon}>
          {words.remove}
        </ContextMenuItem>
      </ContextMenuContent>
    </ContextMenu>
  )
}

const meta = {
  title: 'Components/Overlays/ContextMenu',
  component: ContextMenu,
  args: { children: null },
  render: ({ children: _children, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof ContextMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Opens the menu as a secondary click in the middle of its area does. */
function Opened() {
  const around = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const area = around.current?.querySelector('[data-slot="context-menu-trigger"]')
    const { left, top, width, height } = area?.getBoundingClientRect() ?? new DOMRect()
    const place = { clientX: left + width / 2, clientY: top + height / 2 }
    area?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...place }))
  }, [])
  return (
    <div ref={around}>
      <Sample />
    </div>
  )
}

/** Open in the middle of its area, towards the inline end. */
export const Open: Story = { tags: ['!autodocs'], render: () => <Opened /> }
