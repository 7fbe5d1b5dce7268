import type { Guideline } from '../testing/component-docs.ts'

import { Radio, RadioGroup } from './index.ts'

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Write labels of one or two words, and put details into the hint.',
        ar: 'اكتفِ في التسمية بكلمة أو كلمتين، ودع التفاصيل للتلميح.',
      },
      sample: (language) => {
        const { name, easy, slow, hard, life } = {
          en: {
            name: 'Difficulty',
            easy: 'Easy',
            slow: 'Enemies are slow.',
            hard: 'Hard',
            life: 'One life.',
          },
          ar: { name: 'الصعوبة', easy: 'سهل', slow: 'خصوم بطيئون.', hard: 'صعب', life: 'محاولة واحدة.' },
        }[language]
        return (
          <RadioGroup aria-label={name} defaultValue="easy">
            <Radio value="easy" hint={slow}>
              {easy}
            </Radio>
            <Radio value="hard" hint={life}>
              {hard}
            </Radio>
          </RadioGroup>
        )
      },
    },
    dont: {
      rule: { en: 'Do not write sentences as labels.', ar: 'لا تجعل التسمية جملة كاملة.' },
      sample: (language) => {
        const { name, easy, hard } = {
          en: {
            name: 'Difficulty',
            easy: 'I would like an easy game whose enemies are slow',
            hard: 'I would like only one life',
          },
          ar: {
            name: 'الصعوبة',
            easy: 'أريد لعبة سهلة يتحرك فيها الخصوم ببطء',
            hard: 'أريد محاولة واحدة لا غير',
          },
        }[language]
        return (
          <RadioGroup aria-label={name} defaultValue="easy">
            <Radio value="easy">{easy}</Radio>
            <Radio value="hard">{hard}</Radio>
          </RadioGroup>
        )
      },
    },
  },
]
