import type { Guideline } from '../testing/component-docs.ts'
import { Prose } from './prose.tsx'

const steps = {
  en: 'Brake **before** the bend.\n\n1. Come from the outside.\n2. Touch the inside edge.\n3. Leave at full throttle.',
  ar: 'اكبح **قبل** المنعطف.\n\n1. ادخل من الخارج.\n2. المس الحافة الداخلية.\n3. اخرج بأقصى سرعة.',
}
const oneParagraph = {
  en: 'Brake before the bend, then come from the outside, touch the inside edge, and after that leave at full throttle.',
  ar: 'اكبح قبل المنعطف، ثم ادخل من الخارج، وبعد ذلك المس الحافة الداخلية، وفي النهاية اخرج بأقصى سرعة.',
}

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Ask the model for short paragraphs and lists.',
        ar: 'اطلب من النموذج فقرات قصيرة وقوائم.',
      },
      sample: (language) => <Prose text={steps[language]} />,
    },
    dont: {
      rule: { en: 'Do not show steps as one paragraph.', ar: 'لا تعرض الخطوات في فقرة واحدة.' },
      sample: (language) => <Prose text={oneParagraph[language]} />,
    },
  },
  {
    do: {
      rule: { en: 'Pass Markdown.', ar: 'مرّر النص بصيغة Markdown.' },
      sample: (language) => (
        <Prose text={{ en: '**Slow** in, fast out.', ar: 'ادخل **بطيئًا** واخرج سريعًا.' }[language]} />
      ),
    },
    dont: {
      rule: { en: 'Do not pass HTML: its tags are shown.', ar: 'لا تمرّر HTML، فوسومه تظهر للقارئ.' },
      sample: (language) => (
        <Prose text={{ en: '<b>Slow</b> in, fast out.', ar: 'ادخل <b>بطيئًا</b> واخرج سريعًا.' }[language]} />
      ),
    },
  },
]
