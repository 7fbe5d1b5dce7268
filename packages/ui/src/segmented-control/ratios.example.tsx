import { useKit } from '@saha/ui/provider'
import { SegmentedControl } from '@saha/ui/segmented-control'

const texts = {
  en: { label: 'Aspect ratio' },
  ar: { label: 'نسبة الأبعاد' },
}

const options = ['1:1', '16:9', '9:16', '4:3', '3:4'].map((value) => ({
  value,
  label: <bdi dir="ltr">{value}</bdi>,
}))

export default function Ratios() {
  const { label } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return <SegmentedControl label={label} options={options} defaultValue="16:9" />
}
