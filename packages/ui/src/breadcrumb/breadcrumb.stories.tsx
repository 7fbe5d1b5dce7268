import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { Breadcrumb, type BreadcrumbProps } from './breadcrumb.tsx'
import ForeignNameExample from './foreign-name.example.tsx'
import RouterLinksExample from './router-links.example.tsx'

const trails: Record<'en' | 'ar', BreadcrumbProps['items']> = {
  en: [
    { label: 'Home', href: '#/en/' },
    { label: 'Racing', href: '#/en/category/racing' },
    { label: 'Neon Drift' },
  ],
  ar: [
    { label: 'الرئيسية', href: '#/ar/' },
    { label: 'سباقات', href: '#/ar/category/racing' },
    { label: 'سباق النيون' },
  ],
}

/** The first link leads to the breadcrumb's own id, so that `:target` shows that it was followed. */
function Sample(props: BreadcrumbProps) {
  const items = useSample(trails)
  return <Breadcrumb id={items[0]?.href?.slice(1)} {...props} items={items} />
}

const meta = {
  title: 'Components/Structure/Breadcrumb',
  component: Breadcrumb,
  args: { items: [] },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A game whose name is not in the page's language. */
export const ForeignName: Story = { tags: ['example'], render: ForeignNameExample }

/** A router follows the links without loading the page. */
export const RouterLinks: Story = { tags: ['example'], render: RouterLinksExample }
