import { Button } from '@saha/ui/button'
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '@saha/ui/card'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: {
    title: 'Weekly tournament',
    body: 'Five puzzles on one evening.',
    join: 'Join the tournament',
    rules: 'Read the rules',
  },
  ar: {
    title: 'بطولة الأسبوع',
    body: 'خمسة ألغاز في أمسية واحدة.',
    join: 'انضم إلى البطولة',
    rules: 'اقرأ القواعد',
  },
}

export default function WithActions() {
  const { title, body, join, rules } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <Card style={{ maxInlineSize: '24rem' }}>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <CardBody>{body}</CardBody>
      <CardFooter>
        <Button variant="action">{join}</Button>
        <Button>{rules}</Button>
      </CardFooter>
    </Card>
  )
}
