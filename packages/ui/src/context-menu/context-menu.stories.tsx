import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef } from 'react'
import { menuSamples, useSampleItems } from '../overlay/menu.samples.tsx'
import { useSample } from '../testing/sample.ts'
import {
  ContextMenu,
  ContextMenuContent,
  contextMenuParts,
  ContextMenuTrigger,
  type ContextMenuProps,
} from './context-menu.tsx'
import GameActionsExample from './game-actions.example.tsx'

function Sample(props: ContextMenuProps) {
  const words = useSample(menuSamples)
  const items = useSampleItems(contextMenuParts)
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
      <ContextMenuContent aria-label={words.open}>{items}</ContextMenuContent>
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

/** Further actions on a button: right-click it, press and hold, or press the menu key. */
export const GameActions: Story = { tags: ['example'], render: GameActionsExample }

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
