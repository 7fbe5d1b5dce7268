import type { Guideline } from '../testing/component-docs.ts'
import { Tag } from './tag.tsx'

const words = {
  en: {
    racing: 'Racing',
    two: 'Two players',
    speed: 'speed',
    reflex: 'reflexes',
    long: 'Games in which you race others',
  },
  ar: {
    racing: 'سباقات',
    two: 'لاعبان',
    speed: 'سرعة',
    reflex: 'ردّة فعل',
    long: 'الألعاب التي تتسابق فيها مع غيرك',
  },
}

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Use a noun of one or two words.', ar: 'اكتب اسمًا من كلمة أو كلمتين، بلا «ال» التعريف.' },
      sample: (language) => (
        <div className="flex flex-wrap gap-2">
          <Tag>{words[language].racing}</Tag>
          <Tag>{words[language].two}</Tag>
        </div>
      ),
    },
    dont: {
      rule: { en: 'Do not write a description.', ar: 'لا تكتب وصفًا.' },
      sample: (language) => <Tag>{words[language].long}</Tag>,
    },
  },
  {
    do: {
      rule: {
        en: 'Give the category its hue, and keep keywords neutral.',
        ar: 'لوّن وسم الفئة، واترك الكلمات المفتاحية محايدة.',
      },
      sample: (language) => (
        <div className="flex flex-wrap gap-2">
          <Tag hue="racing">{words[language].racing}</Tag>
          <Tag>{words[language].speed}</Tag>
          <Tag>{words[language].reflex}</Tag>
        </div>
      ),
    },
    dont: {
      rule: {
        en: 'Do not color keywords: each hue means a category.',
        ar: 'لا تلوّن الكلمات المفتاحية، فلكل لون فئته.',
      },
      sample: (language) => (
        <div className="flex flex-wrap gap-2">
          <Tag hue="racing">{words[language].racing}</Tag>
          <Tag hue="cooking">{words[language].speed}</Tag>
          <Tag hue="girls">{words[language].reflex}</Tag>
        </div>
      ),
    },
  },
]
