import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { Text } from './text.tsx'

const meta = {
  title: 'Components/Structure/Text/QA',
  component: Text,
  tags: ['qa', '!dev', '!autodocs'],
} satisfies Meta<typeof Text>
export default meta

const sizes = ['lead', 'body', 'label', 'small', 'caption'] as const
const tones = ['ink', 'muted', 'danger'] as const

/** Every size in every tone. */
export const Variants: StoryObj<typeof meta> = {
  render: function Variants() {
    const { text } = useSample({
      en: { text: 'Hold the turn early, let go late, and the drift fills your boost twice as fast.' },
      ar: { text: 'ادخل المنعطف مبكرًا واخرج منه متأخرًا، يمتلئ شريط الدفع في نصف الوقت.' },
    })
    return (
      <div className="grid gap-6 sm:grid-cols-3">
        {tones.map((tone) => (
          <div key={tone} className="grid content-start gap-3">
            {sizes.map((size) => (
              <Text key={size} size={size} tone={tone}>
                {text}
              </Text>
            ))}
          </div>
        ))}
      </div>
    )
  },
}
