import { Heading } from '@saha/ui/heading'
import { useKit } from '@saha/ui/provider'

const texts = { en: { title: 'More racing games' }, ar: { title: 'المزيد من ألعاب السباق' } }

export default function CustomSize() {
  const { title } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <Heading level={2} size="subheading">
      {title}
    </Heading>
  )
}
