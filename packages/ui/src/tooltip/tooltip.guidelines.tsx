import { IconButton } from '../icon-button/index.ts'
import { SoundIcon } from '../icons/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { Text } from '../text/index.ts'

const mute = { en: 'Mute', ar: 'كتم الصوت' }

/** A trigger with the text of its tooltip. */
const Described = ({ label, tip }: { label: string; tip: string }) => (
  <div className="grid justify-items-start gap-2">
    <Text size="small" className="rounded-tag bg-night px-3 py-1.5 text-on-night">
      {tip}
    </Text>
    <IconButton icon={SoundIcon} label={label} />
  </div>
)

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Add what the label cannot say: a reason, a consequence, a shortcut.',
        ar: 'أضف ما لا يقوله الاسم: سببًا أو نتيجة أو اختصارًا.',
      },
      sample: (language) => (
        <Described
          label={mute[language]}
          tip={{ en: 'Mute this game only', ar: 'كتم صوت هذه اللعبة وحدها' }[language]}
        />
      ),
    },
    dont: {
      rule: {
        en: 'Do not repeat the label: screen readers would say it twice.',
        ar: 'لا تكرر الاسم؛ فقارئ الشاشة ينطقه مرتين.',
      },
      sample: (language) => <Described label={mute[language]} tip={mute[language]} />,
    },
  },
  {
    do: {
      rule: {
        en: 'Write a few words, without a full stop.',
        ar: 'اكتب كلمات قليلة بلا نقطة في آخرها.',
      },
      sample: (language) => (
        <Described
          label={mute[language]}
          tip={{ en: 'Mute this game only', ar: 'كتم صوت هذه اللعبة وحدها' }[language]}
        />
      ),
    },
    dont: {
      rule: {
        en: 'Do not explain at length: on touch screens no one can read it.',
        ar: 'لا تطل الشرح؛ فهو لا يظهر على شاشات اللمس.',
      },
      sample: (language) => (
        <Described
          label={mute[language]}
          tip={
            {
              en: 'If you press this button, you will no longer hear the sound of this game. Other games keep theirs.',
              ar: 'عند الضغط على هذا الزر لن تسمع صوت هذه اللعبة بعد الآن، أما الألعاب الأخرى فيبقى صوتها.',
            }[language]
          }
        />
      ),
    },
  },
]
