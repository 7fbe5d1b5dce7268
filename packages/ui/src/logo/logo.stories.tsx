import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { useSample } from '../testing/sample.ts'
import { Logo } from './logo.tsx'

const RouterLink = ({ to, ...props }: ComponentProps<'a'> & { to: string }) => (
  <a href={`#${to}`} {...props}>
    {props.children}
  </a>
)

const meta = {
  title: 'Components/Portal/Logo',
  component: Logo,
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { size: 64 } }

/** In a header: 32 px high, a link (here to itself). */
export const InHeader: Story = {
  render: function InHeader(args) {
    const { home } = useSample({ en: { home: 'Saha, home' }, ar: { home: 'ساحة، الصفحة الرئيسية' } })
    return <Logo {...args} id="/" href="#/" label={home} />
  },
}

export const MarkOnly: Story = { args: { markOnly: true, size: 64 } }

/** A router's link with the style and name of the logo. */
export const AsChild: Story = {
  render: (args) => (
    <Logo {...args} asChild>
      <RouterLink to="/" />
    </Logo>
  ),
}
