import { UserText } from '@saha/ui/bidi'
import { Card, CardBody } from '@saha/ui/card'
import { Carousel } from '@saha/ui/carousel'
import { useKit } from '@saha/ui/provider'

const texts = { en: { label: 'Reviews of Neon Drift' }, ar: { label: 'آراء اللاعبين في سباق النيون' } }

/** Comments of players, in any language. */
const reviews = [
  'Best racing game so far! The rain level took me a week.',
  'أجمل لعبة سباق جرّبتها، وموسيقاها رائعة.',
  'The night track is my favorite. More of these, please!',
  'السيطرة على السيارة صعبة في البداية، ثم تعتادها.',
]

export default function WideItems() {
  const { label } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <div style={{ maxInlineSize: '40rem' }}>
      <Carousel label={label} itemWidth="min(18rem, 85cqi)">
        {reviews.map((review) => (
          <Card key={review} style={{ blockSize: '100%' }}>
            <CardBody>
              <UserText as="p">{review}</UserText>
            </CardBody>
          </Card>
        ))}
      </Carousel>
    </div>
  )
}
