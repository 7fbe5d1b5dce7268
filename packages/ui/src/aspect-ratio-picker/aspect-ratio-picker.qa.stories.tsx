import { useSample } from '../testing/sample.ts'
import { AspectRatioPicker } from './aspect-ratio-picker.tsx'

export default { title: 'Components/Studio/AspectRatioPicker/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Two, five and extreme ratios, with the first or another one selected, and too many for one line. */
export function Variants() {
  const { label } = useSample({ en: { label: 'Shape' }, ar: { label: 'الشكل' } })
  const all = ['1:1', '3:4', '4:3', '9:16', '16:9'] as const
  return (
    <div className="grid justify-items-start gap-5">
      <AspectRatioPicker label={label} ratios={['16:9', '9:16']} />
      <AspectRatioPicker label={label} ratios={all} defaultValue="9:16" />
      <AspectRatioPicker label={label} labelHidden ratios={['1:1', '21:9', '1:4']} defaultValue="21:9" />
      <AspectRatioPicker label={label} ratios={all} className="w-52" />
    </div>
  )
}
