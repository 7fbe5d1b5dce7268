import { Num, Text, TrophyIcon } from '@saha/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef, useState } from 'react'
import { useSample } from '../../packages/ui/src/testing/sample.ts'
import { typeTokens } from '../../packages/ui/src/tokens/tokens.generated.ts'
import { Code, Page, Section } from './page.tsx'

type TypeToken = (typeof typeTokens)[number]

const texts: Record<TypeToken, { en: string; ar: string }> = {
  'type-display': { en: 'It’s your turn', ar: 'الدور عليك' },
  'type-title': { en: 'Games for two on one keyboard', ar: 'ألعاب للاعبَين على لوحة مفاتيح واحدة' },
  'type-heading': { en: 'Most played this week', ar: 'الأكثر لعبًا هذا الأسبوع' },
  'type-subheading': { en: 'The Lantern Keeper', ar: 'حارس الفانوس' },
  'type-lead': {
    en: 'Free games for one or two, right in the browser, with nothing to install.',
    ar: 'ألعاب مجانية لك وحدك أو مع صديق، في المتصفح مباشرةً ومن دون تثبيت.',
  },
  'type-body': {
    en: 'Move with the arrow keys and jump with the space bar. Every lantern you light stays lit for 12 seconds, so plan the way back before you set out.',
    ar: 'تحرّك بمفاتيح الأسهم واقفز بمفتاح المسافة. كل فانوس تشعله يبقى مضاءً 12 ثانية، فخطّط لطريق العودة قبل أن تنطلق.',
  },
  'type-label': { en: 'Submit score', ar: 'أرسل النقاط' },
  'type-small': { en: 'Rated by players of all ages', ar: 'قيّمها لاعبون من كل الأعمار' },
  'type-caption': { en: 'Puzzle · 4.7', ar: 'ألغاز · 4.7' },
}
const vocalised = 'السَّاحَةُ مُلْتَقَى الأَصْدِقَاءِ، وَاللَّعِبُ أَوَّلُهُ سَلَامٌ'

const words = {
  en: {
    title: 'Type',
    lead: 'Alexandria for headlines, Rubik for text. Sizes, line heights and weights depend on the script, not on the component.',
    scale: 'The scale in both scripts',
    scaleText: 'Values are measured on this page: family, weight, size over line height.',
    marks: 'Nothing is clipped',
    marksText:
      'Fully vocalized Arabic in boxes with hidden overflow. A headline in such a box needs 0.45em of padding above and below; text needs none.',
    digits: 'Digits align in columns',
    digitsText: 'Latin digits of equal width in both languages.',
  },
  ar: {
    title: 'الخطوط',
    lead: '«الإسكندرية» للعناوين و«روبيك» للنص. الأحجام وارتفاع السطور والأوزان تتبع الكتابة لا المكوّن.',
    scale: 'السلّم في الكتابتين',
    scaleText: 'الأرقام مقروءة من هذه الصفحة: الخط ووزنه، ثم حجمه على ارتفاع سطره.',
    marks: 'لا شيء يُقصّ',
    marksText:
      'عربية مشكولة كاملة في صناديق تقصّ كل ما يخرج عنها. العنوان في صندوق كهذا يحتاج إلى حاشية 0.45em فوقه وتحته، أما النص فلا يحتاج إليها.',
    digits: 'الأرقام تصطفّ في أعمدة',
    digitsText: 'أرقام لاتينية متساوية العرض في اللغتين.',
  },
}

/** A token in one script, with the sizes measured in the browser. */
function Specimen({ token, lang }: { token: TypeToken; lang: 'en' | 'ar' }) {
  const sample = useRef<HTMLParagraphElement>(null)
  const [measures, setMeasures] = useState('')
  useLayoutEffect(() => {
    if (!sample.current) return
    const { fontFamily, fontWeight, fontSize, lineHeight } = getComputedStyle(sample.current)
    const px = (length: string) => Math.round(Number.parseFloat(length) * 10) / 10
    setMeasures(`${fontFamily.split(',')[0]} ${fontWeight} · ${px(fontSize)}/${px(lineHeight)}`)
  }, [])
  return (
    <div lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'} className="grid min-w-0 content-start gap-2">
      <p ref={sample} className={`${token} text-pretty`}>
        {texts[token][lang]}
      </p>
      <p className="text-ink-muted">
        <Code>{measures}</Code>
      </p>
    </div>
  )
}

function TypePage() {
  const say = useSample(words)
  const order = useSample<readonly ('en' | 'ar')[]>({ en: ['en', 'ar'], ar: ['ar', 'en'] })
  return (
    <Page title={say.title} lead={say.lead}>
      <Section title={say.scale} text={say.scaleText}>
        <ul className="grid gap-4">
          {typeTokens.map((token) => (
            <li key={token} className="tile grid gap-5 rounded-panel bg-surface p-6">
              <Text size="caption" tone="muted">
                <Code>{token}</Code>
              </Text>
              <div className="grid gap-8 lg:grid-cols-2">
                {order.map((lang) => (
                  <Specimen key={lang} token={token} lang={lang} />
                ))}
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={say.marks} text={say.marksText}>
        <div lang="ar" dir="rtl" className="grid gap-3">
          {typeTokens.map((token) => (
            <p
              key={token}
              data-hue="puzzle"
              className={`overflow-hidden rounded-tag bg-hue-tint px-3 text-hue-text ${token} ${
                /display|title|heading/.test(token) ? 'py-[0.45em]' : ''
              }`}
            >
              {vocalised}
            </p>
          ))}
        </div>
      </Section>
      <Section title={say.digits} text={say.digitsText}>
        <div className="tile flex max-w-md items-center justify-between gap-6 rounded-panel bg-surface p-6">
          <TrophyIcon size={4} className="text-star" />
          <div dir="ltr" className="grid justify-items-end gap-1 type-title">
            {['128,450', '97,111', '4,007'].map((figure) => (
              <Num key={figure}>{figure}</Num>
            ))}
          </div>
        </div>
      </Section>
    </Page>
  )
}

const meta = {
  title: 'Foundation/Type',
  component: TypePage,
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof TypePage>
export default meta

export const Type: StoryObj<typeof meta> = {}
