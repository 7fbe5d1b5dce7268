import { useSample } from '../testing/sample.ts'
import { Text } from './text.tsx'

export default { title: 'Components/Structure/Text/QA', tags: ['qa', '!dev', '!autodocs'] }

const sizes = ['lead', 'body', 'label', 'small', 'caption'] as const
const tones = ['ink', 'muted', 'info', 'success', 'warning', 'danger'] as const

/** Every size in every tone. */
export function Variants() {
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
}
