import { RacingIcon } from '@saha/ui/icons/racing'
import { useKit } from '@saha/ui/provider'
import { Tag } from '@saha/ui/tag'

const texts = {
  en: { racing: 'Racing' },
  ar: { racing: 'سباقات' },
}

export default function AsLink() {
  const { racing } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <Tag asChild hue="racing" icon={RacingIcon}>
      <a href="#/category/racing">{racing}</a>
    </Tag>
  )
}
