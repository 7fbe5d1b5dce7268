import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { Heading } from './heading.tsx'

const meta = {
  title: 'Components/Structure/Heading/QA',
  component: Heading,
  tags: ['qa', '!dev', '!autodocs'],
  args: { level: 1 },
} satisfies Meta<typeof Heading>
export default meta

/** Every size, on one line and wrapped. */
export const Variants: StoryObj<typeof meta> = {
  render: function Variants() {
    const { text } = useSample({
      en: { text: 'Play with your friends, right in the browser' },
      ar: { text: 'العبوا مع أصدقائكم في المتصفح مباشرةً' },
    })
    return (
      <div className="grid gap-6">
        {([1, 2, 3, 4] as const).map((level) => (
          <div key={level} className="grid gap-3">
            <Heading level={level}>{text}</Heading>
            <Heading level={level} className="max-w-80 bg-sunken">
              {text}
            </Heading>
          </div>
        ))}
      </div>
    )
  },
}
