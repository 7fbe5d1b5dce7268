import { useSample } from '../../../packages/ui/src/testing/sample.ts'

const samples = [
  {
    lang: 'en',
    dir: 'ltr',
    headline: 'One more round before the tea gets cold',
    text: 'Short lines, plain words. Alexandria sets the headlines and Rubik the text, each with its own Arabic.',
  },
  {
    lang: 'ar',
    dir: 'rtl',
    headline: 'جولة أخرى قبل أن يبرد الشاي',
    text: 'سطور قصيرة وكلام واضح. خط «الإسكندرية» للعناوين و«روبيك» للنص، وكلاهما مرسوم مع لاتينيّته.',
  },
] as const

const figures = ['128,450', '97,200', '4.8']

/** A headline and a paragraph in both scripts, the page's own first. */
export function TypeInUse() {
  const order = useSample<readonly (typeof samples)[number][]>({ en: samples, ar: samples.toReversed() })
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      {order.map(({ lang, dir, headline, text }) => (
        <div
          key={lang}
          lang={lang}
          dir={dir}
          className="tile grid content-start gap-4 rounded-panel bg-surface p-8"
        >
          <p className="type-display text-balance">{headline}</p>
          <p className="type-lead text-pretty text-ink-muted">{text}</p>
          <p className="flex flex-wrap gap-6 type-heading tabular-nums">
            {figures.map((figure) => (
              <bdi key={figure} dir="ltr">
                {figure}
              </bdi>
            ))}
          </p>
        </div>
      ))}
    </div>
  )
}
