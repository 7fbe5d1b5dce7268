import { Button } from '@saha/ui/button'
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '@saha/ui/card'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = {
  en: {
    title: 'Weekly tournament',
    body: 'Five puzzles on one evening.',
    join: 'Join the tournament',
    leave: 'Leave the tournament',
  },
  ar: {
    title: 'بطولة الأسبوع',
    body: 'خمسة ألغاز في أمسية واحدة.',
    join: 'انضم إلى البطولة',
    leave: 'انسحب من البطولة',
  },
}

export default function Linked() {
  const { title, body, join, leave } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [joined, setJoined] = useState(false)
  return (
    <Card style={{ maxInlineSize: '24rem' }}>
      <CardHeader>
        <CardTitle href="#/tournament">{title}</CardTitle>
      </CardHeader>
      <CardBody>{body}</CardBody>
      <CardFooter>
        <Button onClick={() => setJoined(!joined)}>{joined ? leave : join}</Button>
      </CardFooter>
    </Card>
  )
}
