import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { ScrollToTop } from './scroll-to-top.tsx'

const meta = {
  title: 'Components/Portal/ScrollToTop/QA',
  component: ScrollToTop,
  tags: ['qa', '!dev', '!autodocs'],
  args: { visible: true, label: '' },
} satisfies Meta<typeof ScrollToTop>
export default meta

/** In its corner over the page. */
export const Variants: StoryObj<typeof meta> = {
  render: function Variants() {
    const sample = useSample({
      en: { label: 'Back to top', text: 'The end of a long page.' },
      ar: { label: 'إلى الأعلى', text: 'نهاية صفحة طويلة.' },
    })
    return (
      <div className="grid min-h-60 content-end">
        <p>{sample.text}</p>
        <ScrollToTop visible label={sample.label} />
      </div>
    )
  },
}
