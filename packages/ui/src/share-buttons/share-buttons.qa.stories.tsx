import { Button } from '../button/index.ts'
import { useSample } from '../testing/sample.ts'
import { ShareButtons } from './share-buttons.tsx'
import { CopyIcon } from '../icons/index.ts'

export default { title: 'Components/Portal/ShareButtons/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Links alone, with `children`, and in a narrow column. */
export function Variants() {
  const sample = useSample({
    en: {
      places: ['Facebook', 'X', 'WhatsApp'],
      copy: 'Copy link',
      groups: ['Share 1', 'Share 2', 'Share 3'],
    },
    ar: {
      places: ['فيسبوك', 'إكس', 'واتساب'],
      copy: 'انسخ الرابط',
      groups: ['مشاركة 1', 'مشاركة 2', 'مشاركة 3'],
    },
  })
  const items = (['facebook', 'x', 'whatsapp'] as const).map((id, at) => ({
    id,
    label: sample.places[at] ?? id,
    href: `#${id}`,
  }))
  return (
    <div className="grid gap-6">
      <ShareButtons label={sample.groups[0] ?? ''} items={items} />
      <ShareButtons label={sample.groups[1] ?? ''} items={items}>
        <Button startIcon={CopyIcon}>{sample.copy}</Button>
      </ShareButtons>
      <ShareButtons label={sample.groups[2] ?? ''} items={items} className="max-w-48">
        <Button startIcon={CopyIcon}>{sample.copy}</Button>
      </ShareButtons>
    </div>
  )
}
