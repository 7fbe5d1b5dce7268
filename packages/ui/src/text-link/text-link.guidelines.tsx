import type { Guideline } from '../testing/component-docs.ts'
import { Text } from '../text/index.ts'
import { TextLink } from './text-link.tsx'

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Link the words that name the target.', ar: 'اجعل الرابط على اسم الصفحة المقصودة.' },
      sample: (language) => (
        <Text>
          {{ en: 'Scores follow the ', ar: 'تخضع النتائج لـ' }[language]}
          <TextLink href="#/rules">{{ en: 'rules of the game', ar: 'قواعد اللعب' }[language]}</TextLink>.
        </Text>
      ),
    },
    dont: {
      rule: {
        en: 'Do not link “here”: in a list of links it says nothing.',
        ar: 'لا تجعل الرابط على «هنا»؛ فلا معنى لها وحدها في قائمة الروابط.',
      },
      sample: (language) => (
        <Text>
          {{ en: 'For the rules of the game click ', ar: 'لقراءة قواعد اللعب اضغط ' }[language]}
          <TextLink href="#/rules">{{ en: 'here', ar: 'هنا' }[language]}</TextLink>.
        </Text>
      ),
    },
  },
  {
    do: {
      rule: {
        en: 'Mark as external only what leaves your site.',
        ar: 'اجعل الرابط خارجيًّا إن كان يغادر موقعك فقط.',
      },
      sample: (language) => (
        <TextLink href="https://example.com" external>
          {{ en: 'Website of the studio', ar: 'موقع الاستوديو' }[language]}
        </TextLink>
      ),
    },
    dont: {
      rule: {
        en: 'Do not open your own pages in a new tab.',
        ar: 'لا تفتح صفحات موقعك في علامة تبويب جديدة.',
      },
      sample: (language) => (
        <TextLink href="#/games" external>
          {{ en: 'All games', ar: 'كل الألعاب' }[language]}
        </TextLink>
      ),
    },
  },
]
