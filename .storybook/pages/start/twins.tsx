import { Button } from '@saha/ui/button'
import { ArrowEndIcon } from '@saha/ui/icons/arrow-end'
import { SahaProvider } from '@saha/ui/provider'
import { Slider } from '@saha/ui/slider'
import { StarRating } from '@saha/ui/star-rating'
import { Text } from '@saha/ui/text'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'

const twins = {
  en: {
    game: 'The Lantern Keeper',
    note: 'Light every lamp before dawn.',
    volume: 'Volume',
    play: 'Play now',
  },
  ar: { game: 'حارس الفانوس', note: 'أشعل كل مصباح قبل الفجر.', volume: 'مستوى الصوت', play: 'العب الآن' },
}

function Twin({ locale }: { locale: 'en' | 'ar' }) {
  const { game, note, volume, play } = twins[locale]
  return (
    <SahaProvider locale={locale} theme="dark" scope="element">
      <div className="tile grid h-full content-between justify-items-start gap-4 rounded-tile bg-surface p-5 text-ink [--tile-depth:6px]">
        <div className="grid gap-1">
          <p className="type-heading">{game}</p>
          <Text size="small" tone="muted">
            {note}
          </Text>
        </div>
        <StarRating value={4.7} />
        <div className="w-full">
          <Slider defaultValue={70} valueHidden aria-label={volume} />
        </div>
        <Button variant="action" endIcon={ArrowEndIcon}>
          {play}
        </Button>
      </div>
    </SahaProvider>
  )
}

/** The same components in both languages, the page's own first. */
export function Twins() {
  const order = useSample<readonly ('en' | 'ar')[]>({ en: ['en', 'ar'], ar: ['ar', 'en'] })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {order.map((locale) => (
        <Twin key={locale} locale={locale} />
      ))}
    </div>
  )
}
