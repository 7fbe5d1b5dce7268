import type { Guideline } from '../testing/component-docs.ts'
import { Text } from '../text/index.ts'
import { Accordion, AccordionItem, AccordionTrigger } from './accordion.tsx'

const Closed = ({ title }: { title: string }) => (
  <Accordion style={{ inlineSize: '100%' }}>
    <AccordionItem value="0">
      <AccordionTrigger level={4}>{title}</AccordionTrigger>
    </AccordionItem>
  </Accordion>
)

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Write the question that readers ask.', ar: 'اكتب السؤال كما يطرحه القارئ.' },
      sample: (language) => (
        <Closed title={{ en: 'Do I need an account to play?', ar: 'هل أحتاج إلى حساب لألعب؟' }[language]} />
      ),
    },
    dont: {
      rule: {
        en: 'Do not make readers open a section to learn its topic.',
        ar: 'لا تجعل القارئ يفتح القسم ليعرف موضوعه.',
      },
      sample: (language) => <Closed title={{ en: 'More information', ar: 'معلومات إضافية' }[language]} />,
    },
  },
  {
    do: {
      rule: { en: 'Show what most readers came for.', ar: 'أظهر ما جاء معظم القراء من أجله.' },
      sample: (language) => (
        <div className="grid w-full gap-3">
          <Text>{{ en: 'All games are free.', ar: 'كل الألعاب مجانية.' }[language]}</Text>
          <Closed title={{ en: 'Which browsers work?', ar: 'ما المتصفحات المدعومة؟' }[language]} />
        </div>
      ),
    },
    dont: {
      rule: { en: 'Do not hide it in a section.', ar: 'لا تُخفه داخل قسم مطوي.' },
      sample: (language) => (
        <div className="grid w-full gap-3">
          <Closed title={{ en: 'What do games cost?', ar: 'كم تكلّف الألعاب؟' }[language]} />
          <Closed title={{ en: 'Which browsers work?', ar: 'ما المتصفحات المدعومة؟' }[language]} />
        </div>
      ),
    },
  },
]
