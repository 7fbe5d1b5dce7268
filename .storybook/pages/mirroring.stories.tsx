import { CodeBlock, TextLink } from '@saha/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../../packages/ui/src/testing/sample.ts'
import { topics, type Topic } from './mirroring/topics.tsx'
import { Page, Section } from './page.tsx'
import { linkTo } from './parts/link-to.ts'
import { Pair } from './parts/pair.tsx'

const words = {
  en: {
    title: 'Mirroring',
    lead: 'Direction has one source, the language. Everything that follows the line turns with it, and the rest stays.',
    topics: {
      provider: [
        'One provider',
        'It takes a language and sets lang, dir, built-in texts, type and keys for all inside.',
      ],
      logical: [
        'Logical sides',
        'Start and end instead of left and right, in styles, props and names. A lint rule rejects the others.',
      ],
      icons: [
        'Icons',
        'Arrows, chevrons and doors point along the line and mirror. Objects, symbols and media do not.',
      ],
      keys: [
        'Keys',
        'Arrow keys follow the eye: the one towards the end of the line goes forward. Tests press both.',
      ],
      numbers: ['Numbers', 'Always left to right and isolated from the text around them.'],
      islands: [
        'Islands',
        'Text in the other language has its own direction. A game board keeps its sides in every language.',
      ],
    } satisfies Record<Topic['id'], [title: string, text: string]>,
    tested: 'How it is tested',
    testedText:
      'Every story is set in English twice, once from right to left. Each box must be the mirror image of the other within one pixel.',
    more: 'Mixed lines: Bidi',
  },
  ar: {
    title: 'الانعكاس',
    lead: 'للاتجاه مصدر واحد هو اللغة. كل ما يتبع السطر يدور معه، ويبقى ما سواه في مكانه.',
    topics: {
      provider: ['مزوّد واحد', 'يأخذ لغةً فيضبط lang وdir والنصوص المدمجة والخط والمفاتيح لكل ما بداخله.'],
      logical: [
        'جهات منطقية',
        'بداية ونهاية بدل يسار ويمين، في الأنماط والخصائص والأسماء، وقاعدة فحص ترفض غيرها.',
      ],
      icons: ['الأيقونات', 'الأسهم والأبواب تشير مع السطر فتنعكس، أما الأشياء والعلامات والوسائط فلا.'],
      keys: ['المفاتيح', 'مفاتيح الأسهم تتبع العين: ما اتجه إلى نهاية السطر تقدّم. والاختبارات تضغط الاثنين.'],
      numbers: ['الأرقام', 'من اليسار إلى اليمين دائمًا، ومعزولة عن النص حولها.'],
      islands: ['الجزر', 'للنص باللغة الأخرى اتجاهه، ولوحة اللعب لا تتبدّل جهاتها في أي لغة.'],
    } satisfies Record<Topic['id'], [title: string, text: string]>,
    tested: 'كيف يُختبَر',
    testedText:
      'يُعرض كل مثال بالإنجليزية مرتين، إحداهما من اليمين إلى اليسار، ويجب أن يكون كل صندوق صورة الآخر في المرآة بفارق لا يتجاوز بكسلًا.',
    more: 'السطور المختلطة: اختلاط الاتجاهين',
  },
}

function MirroringPage() {
  const say = useSample(words)
  return (
    <Page title={say.title} lead={say.lead}>
      {topics.map(({ id, sample, code, codeLanguage }) => {
        const [title, text] = say.topics[id]
        return (
          <Section key={id} title={title} text={text}>
            <div className="grid items-start gap-6 lg:grid-cols-[5fr_3fr]">
              <Pair>{sample}</Pair>
              <CodeBlock language={codeLanguage} code={code} />
            </div>
          </Section>
        )
      })}
      <Section title={say.tested} text={say.testedText}>
        <p>
          <TextLink variant="standalone" {...linkTo('/story/foundation-bidi--bidi')}>
            {say.more}
          </TextLink>
        </p>
      </Section>
    </Page>
  )
}

const meta = {
  title: 'Foundation/Mirroring',
  component: MirroringPage,
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof MirroringPage>
export default meta

export const Mirroring: StoryObj<typeof meta> = {}
