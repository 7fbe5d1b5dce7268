import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { CopyButton, type CopyButtonProps } from './copy-button.tsx'
import WithFallbackExample from './with-fallback.example.tsx'

function Sample(props: CopyButtonProps) {
  const { label } = useSample({ en: { label: 'Copy link' }, ar: { label: 'انسخ الرابط' } })
  return <CopyButton label={label} {...props} />
}

const meta = {
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  args: { value: 'https://saha.example/#/en/game/neon-drift' },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Shows the text to copy by hand if the browser refuses. */
export const WithFallback: Story = { tags: ['example'], render: WithFallbackExample }

/** The host controls the state and has just copied. */
export const Copied: Story = { args: { state: 'copied' } }

export const Quiet: Story = { args: { variant: 'quiet', size: 'small' } }
