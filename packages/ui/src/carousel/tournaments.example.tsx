import { Card, CardBody, CardTitle } from '@saha/ui/card'
import { Carousel } from '@saha/ui/carousel'
import { Heading } from '@saha/ui/heading'
import { useKit } from '@saha/ui/provider'
import { TextLink } from '@saha/ui/text-link'

const texts = {
  en: {
    label: 'Tournaments this week',
    all: 'All tournaments',
    days: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    body: 'Five puzzles at eight in the evening.',
  },
  ar: {
    label: 'بطولات هذا الأسبوع',
    all: 'كل البطولات',
    days: ['السبت', 'الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس'],
    body: 'خمسة ألغاز في الثامنة مساءً.',
  },
}

export default function Tournaments() {
  const { label, all, days, body } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <div style={{ maxInlineSize: '40rem' }}>
      <Carousel label={label} heading={<Heading level={2}>{label}</Heading>}>
        {days.map((day, at) => (
          <Card key={day} style={{ blockSize: '100%' }}>
            <CardTitle href={`#/tournaments/${at}`}>{day}</CardTitle>
            <CardBody>{body}</CardBody>
          </Card>
        ))}
      </Carousel>
      <TextLink variant="standalone" href="#/tournaments">
        {all}
      </TextLink>
    </div>
  )
}
