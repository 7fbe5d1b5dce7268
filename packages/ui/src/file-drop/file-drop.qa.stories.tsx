import { useSample } from '../testing/sample.ts'
import { FileDrop } from './file-drop.tsx'

export default { title: 'Components/Forms/FileDrop/QA', tags: ['qa', '!dev', '!autodocs'] }

const bytes = (name: string, count: number) =>
  new File([new Uint8Array(count)], name, { lastModified: count })

/** One and many files, with and without rules, with long names in both scripts, rejected, and disabled. */
export function Variants() {
  const { label } = useSample({ en: { label: 'Pictures' }, ar: { label: 'الصور' } })
  const files = [
    bytes('sun.png', 900),
    bytes('صورة الشمس وهي تغيب خلف كثبان الربع الخالي في آخر أيام الصيف (نسخة نهائية 2).png', 70_000),
    bytes(`${'a-very-long-name-without-a-single-space-'.repeat(3)}.png`, 3_500_000),
  ]
  return (
    <div className="grid max-w-4xl items-start gap-5 sm:grid-cols-2">
      <FileDrop aria-label={label} />
      <FileDrop
        aria-label={label}
        accept={['image/png', 'image/jpeg', 'video/*', '.srt']}
        maxBytes={20 * 1024 ** 2}
        maxFiles={5}
        files={files}
      />
      <FileDrop aria-label={label} accept={['image/*']} disabled files={files.slice(0, 1)} />
      <FileDrop aria-label={label} aria-invalid accept={['audio/*']} />
      <FileDrop
        aria-label={label}
        accept={['image/png', 'image/jpeg']}
        maxBytes={20 * 1024 ** 2}
        rejected={(['type', 'size', 'content'] as const).map((reason, at) => ({
          reason,
          file: files[at] ?? bytes('sun.png', 1),
        }))}
      />
    </div>
  )
}
