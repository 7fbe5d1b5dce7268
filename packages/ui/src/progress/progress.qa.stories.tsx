import { useSample } from '../testing/sample.ts'
import { Progress } from './progress.tsx'

export default { title: 'Components/Structure/Progress/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Both sizes at every stage, and a label that needs two lines. */
export function Variants() {
  const { label, long, text } = useSample({
    en: {
      label: 'Uploading',
      long: 'Preparing the recording of your whole conversation for transcription',
      text: '7 of 24 minutes',
    },
    ar: { label: 'جارٍ الرفع', long: 'يُجهَّز تسجيل محادثتك كاملةً لتحويله إلى نص', text: '7 دقائق من 24' },
  })
  return (
    <div className="grid max-w-xs gap-5">
      {(['medium', 'small'] as const).flatMap((size) =>
        [0, 2, 45, 100, null].map((value) => (
          <Progress key={`${size} ${value}`} size={size} label={label} value={value} />
        )),
      )}
      <Progress label={long} value={7} max={24} valueText={text} />
      <Progress label={label} labelHidden value={45} />
    </div>
  )
}
