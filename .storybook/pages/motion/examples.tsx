import { ArrowEndIcon, Button, Spinner, StarMotif, Text } from '@saha/ui'
import { useState } from 'react'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'

const words = {
  en: {
    score: 'Score a point',
    send: 'Move it',
    star: 'Success: the star rotates once.',
    along: 'Elements move in the reading direction: to the right here, to the left in Arabic.',
    wait: 'Waiting: the star rotates until loading ends.',
    loading: 'Loading…',
  },
  ar: {
    score: 'سجّل نقطة',
    send: 'أرسلها',
    star: 'نجاح: تدور النجمة دورة واحدة.',
    along: 'تتحرك الأشياء باتجاه السطر: إلى اليسار هنا، وإلى اليمين في الإنجليزية.',
    wait: 'انتظار: تدور النجمة حتى يصل ما ننتظره.',
    loading: 'جارٍ التحميل…',
  },
}

const panel = 'tile grid content-between justify-items-start gap-5 rounded-tile bg-surface p-5'

/** Success, movement and waiting, interactive. */
export function Examples() {
  const say = useSample(words)
  const [points, score] = useState(0)
  const [sent, send] = useState(false)
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <div className={panel}>
        <StarMotif
          key={points}
          size="4.5rem"
          className={`text-action ${points > 0 ? 'animate-[saha-star-turn_600ms_var(--saha-easing-out)_1]' : ''}`}
        />
        <Text size="small">{say.star}</Text>
        <Button size="small" onClick={() => score(points + 1)}>
          {say.score}
        </Button>
      </div>
      <div className={panel}>
        <div className="relative h-18 w-full rounded-control bg-sunken">
          <span
            data-hue="puzzle"
            className="tile absolute inset-y-3 grid w-12 place-items-center rounded-control bg-hue text-on-hue transition-[inset-inline-start] duration-220 ease-out [--tile-edge:var(--hue-edge)] [--tile-shadow:var(--hue-edge)]"
            style={{ insetInlineStart: sent ? 'calc(100% - 3.75rem)' : '0.75rem' }}
          >
            <StarMotif size="1.5rem" />
          </span>
        </div>
        <Text size="small">{say.along}</Text>
        <Button size="small" endIcon={ArrowEndIcon} onClick={() => send(!sent)}>
          {say.send}
        </Button>
      </div>
      <div className={panel}>
        <Spinner label={say.loading} size="4.5rem" className="text-link" />
        <Text size="small">{say.wait}</Text>
        <Button size="small" busy>
          {say.loading}
        </Button>
      </div>
    </div>
  )
}
