import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import PageLayoutExample from './page-layout.example.tsx'
import { SkipLink, type SkipLinkProps } from './skip-link.tsx'

function Sample(props: SkipLinkProps) {
  const { press, header, content } = useSample({
    en: {
      press: 'Click here, then press Tab.',
      header: 'All games',
      content: 'The content takes the focus.',
    },
    ar: { press: 'انقر هنا ثم اضغط Tab.', header: 'كل الألعاب', content: 'ينتقل التركيز إلى المحتوى.' },
  })
  return (
    <div className="grid gap-4 pt-14">
      <p>{press}</p>
      <SkipLink {...props} />
      <nav aria-label={header}>
        <a className="text-link underline" href="#/en/games">
          {header}
        </a>
      </nav>
      <main id="skip-story" className="tile rounded-control bg-surface p-4">
        {content}
      </main>
    </div>
  )
}

const meta = {
  title: 'Components/Structure/SkipLink',
  component: SkipLink,
  args: { targetId: 'skip-story' },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The first element of a page, before its navigation. */
export const PageLayout: Story = { tags: ['example'], render: PageLayoutExample }
