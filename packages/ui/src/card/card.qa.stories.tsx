import { Button } from '../button/index.ts'
import { useSample } from '../testing/sample.ts'
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from './card.tsx'

export default { title: 'Components/Structure/Card/QA', tags: ['qa', '!dev', '!autodocs'] }

const depths = ['flat', 'low', 'high'] as const

/** Every depth, plain and as a link, with short and long content. */
export function Variants() {
  const { title, long, body, act } = useSample({
    en: {
      title: 'Chess',
      long: 'The longest night of puzzles this courtyard has seen since the lanterns were hung',
      body: 'One board, two players and all the time in the world.',
      act: 'Open',
    },
    ar: {
      title: 'شطرنج',
      long: 'أطول ليلة ألغاز عرفتها هذه الساحة منذ أن عُلّقت فيها الفوانيس',
      body: 'رقعة واحدة ولاعبان، ومن الوقت ما يكفي.',
      act: 'افتح',
    },
  })
  return (
    <div className="grid max-w-4xl gap-6 sm:grid-cols-3">
      {depths.map((raised) => (
        <Card key={raised} raised={raised}>
          <CardHeader>
            <CardTitle>{title}</CardTitle>
            <Button size="small">{act}</Button>
          </CardHeader>
          <CardBody>{body}</CardBody>
        </Card>
      ))}
      {depths.map((raised) => (
        <Card key={raised} raised={raised}>
          <CardTitle href="#/">{long}</CardTitle>
          <CardBody>
            {body} {body}
          </CardBody>
          <CardFooter>
            <Button>{act}</Button>
            <Button variant="quiet">{act}</Button>
          </CardFooter>
        </Card>
      ))}
    </div>
  )
}
