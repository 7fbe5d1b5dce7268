import { Button } from '../button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { ChevronDownIcon, MoreIcon, PlayIcon } from '../icons/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { Text } from '../text/index.ts'

const right = {
  en: ['Copy link', 'Report a fault', 'Remove from my games'],
  ar: ['انسخ الرابط', 'أبلغ عن خلل', 'أزلها من ألعابي'],
}
const wrong = {
  en: ['Link', 'I want to report a fault in this game', 'Click to remove'],
  ar: ['الرابط', 'أريد الإبلاغ عن خلل في هذه اللعبة', 'اضغط هنا للإزالة'],
}

/** The texts of a menu's items, without the menu. */
const Items = ({ texts }: { texts: readonly string[] }) => (
  <ul className="m-0 grid w-full list-none gap-3 rounded-tile border border-line-strong p-4">
    {texts.map((text) => (
      <li key={text}>
        <Text size="label">{text}</Text>
      </li>
    ))}
  </ul>
)

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Begin each item with its verb, in three words or so. Put what destroys last.',
        ar: 'ابدأ كل بند بفعله في ثلاث كلمات أو نحوها، واجعل الحذف آخرها.',
      },
      sample: (language) => <Items texts={right[language]} />,
    },
    dont: {
      rule: {
        en: 'Do not mix nouns, sentences and instructions.',
        ar: 'لا تخلط الأسماء بالجمل والتعليمات.',
      },
      sample: (language) => <Items texts={wrong[language]} />,
    },
  },
  {
    do: {
      rule: { en: 'Show the main action beside the menu.', ar: 'أظهر الفعل الرئيسي بجانب القائمة.' },
      sample: (language) => (
        <div className="flex flex-wrap gap-3">
          <Button variant="action" startIcon={PlayIcon}>
            {{ en: 'Play now', ar: 'العب الآن' }[language]}
          </Button>
          <IconButton icon={MoreIcon} label={{ en: 'More actions', ar: 'أفعال أخرى' }[language]} />
        </div>
      ),
    },
    dont: {
      rule: {
        en: 'Do not hide the main action in the menu.',
        ar: 'لا تخفِ الفعل الرئيسي داخل القائمة.',
      },
      sample: (language) => (
        <Button endIcon={ChevronDownIcon}>{{ en: 'Actions', ar: 'الأفعال' }[language]}</Button>
      ),
    },
  },
]
