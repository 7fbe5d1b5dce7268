import type { Guideline } from '../testing/component-docs.ts'
import { Banner } from './banner.tsx'

const failure = {
  en: { title: 'The server does not answer', text: 'Games still work. Scores come back as soon as it does.' },
  ar: { title: 'الخادم لا يستجيب', text: 'الألعاب تعمل، وتعود النقاط بعودته.' },
}
const news = {
  en: { title: 'New: weekly tournaments', text: 'Five puzzles every Thursday.' },
  ar: { title: 'جديد: بطولة كل أسبوع', text: 'خمسة ألغاز مساء كل خميس.' },
}
const apology = {
  en: { title: 'Unexpected error 503', text: 'We are sorry for any inconvenience.' },
  ar: { title: 'خطأ غير متوقع 503', text: 'نعتذر عن أي إزعاج قد تسبّبنا به.' },
}

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Say what happened and what still works.', ar: 'قل ما حدث وما الذي لا يزال يعمل.' },
      sample: (language) => (
        <Banner tone="danger" title={failure[language].title}>
          {failure[language].text}
        </Banner>
      ),
    },
    dont: {
      rule: { en: 'Do not show a code and an apology instead.', ar: 'لا تكتفِ برقم الخطأ وعبارة اعتذار.' },
      sample: (language) => (
        <Banner tone="danger" title={apology[language].title}>
          {apology[language].text}
        </Banner>
      ),
    },
  },
  {
    do: {
      rule: { en: 'Show the most important message.', ar: 'اعرض أهم رسالة وحدها.' },
      sample: (language) => <Banner tone="danger" title={failure[language].title} />,
    },
    dont: {
      rule: { en: 'Do not stack banners.', ar: 'لا تكدّس الرسائل بعضها فوق بعض.' },
      sample: (language) => (
        <div className="grid gap-3">
          <Banner tone="danger" title={failure[language].title} />
          <Banner title={news[language].title}>{news[language].text}</Banner>
        </div>
      ),
    },
  },
]
