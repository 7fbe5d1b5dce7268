import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from '../copy-button/index.ts'
import { useSample } from '../testing/sample.ts'
import NativeShareExample from './native-share.example.tsx'
import { ShareButtons, type ShareButtonsProps } from './share-buttons.tsx'
import WithCopyButtonExample from './with-copy-button.example.tsx'

const address = 'https://saha.example/#/en/game/neon-drift'
const shared = encodeURIComponent(address)
const hrefs = {
  facebook: `https://www.facebook.com/sharer/sharer.php?u=${shared}`,
  x: `https://x.com/intent/post?url=${shared}`,
  whatsapp: `https://wa.me/?text=${shared}`,
}
const samples = {
  en: { facebook: 'Facebook', x: 'X', whatsapp: 'WhatsApp', copy: 'Copy link' },
  ar: { facebook: 'فيسبوك', x: 'إكس', whatsapp: 'واتساب', copy: 'انسخ الرابط' },
}

function Sample(props: ShareButtonsProps) {
  const { copy, ...places } = useSample(samples)
  const items = (['facebook', 'x', 'whatsapp'] as const).map((id) => ({
    id,
    label: places[id],
    href: hrefs[id],
  }))
  return (
    <ShareButtons {...props} items={items}>
      <CopyButton label={copy} value={address} />
    </ShareButtons>
  )
}

const meta = {
  title: 'Components/Portal/ShareButtons',
  component: ShareButtons,
  args: { items: [] },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof ShareButtons>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Links to networks, and a button that copies the address. */
export const WithCopyButton: Story = { tags: ['example'], render: WithCopyButtonExample }

/** The native share button comes first where the browser supports it. */
export const NativeShare: Story = { tags: ['example'], render: NativeShareExample }
