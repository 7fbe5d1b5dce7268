import { useSample } from '../testing/sample.ts'
import { AspectRatioPicker } from './aspect-ratio-picker.tsx'

export default { title: 'Components/Studio/AspectRatioPicker/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Two, five and extreme ratios, with the first or another one selected, and too many for one line. */
export function Variants() {
  const { legend } = useSample({ en: { legend: 'Shape' }, ar: { legend: 'الشكل' } })
  const all = ['1:1', '3:4', '4:3', '9:16', '16:9'] as const
  return (
    <div className="grid justify-items-start gap-5">
      <AspectRatioPicker legend={legend} ratios={['16:9', '9:16']} />
      <AspectRatioPicker legend={legend} ratios={all} defaultValue="9:16" />
      <AspectRatioPicker legend={legend} legendHidden ratios={['1:1', '21:9', '1:4']} defaultValue="21:9" />
      <AspectRatioPicker legend={legend} ratios={all} className="w-52" />
    </div>
  )
}
