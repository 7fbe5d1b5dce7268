import { HeartIcon, SoundIcon } from '../icons/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { ToggleButton } from './toggle-button.tsx'

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Name what is on or off, with one label for both states.',
        ar: 'سمِّ الشيء الذي يعمل أو يتوقف، واترك الاسم كما هو في الحالين.',
      },
      sample: (language) => (
        <div className="flex flex-wrap gap-3">
          <ToggleButton icon={HeartIcon} pressed={false}>
            {{ en: 'Favorite', ar: 'المفضلة' }[language]}
          </ToggleButton>
          <ToggleButton icon={HeartIcon} pressed>
            {{ en: 'Favorite', ar: 'المفضلة' }[language]}
          </ToggleButton>
        </div>
      ),
    },
    dont: {
      rule: {
        en: 'Do not change the label with the state: “Remove, pressed” contradicts itself.',
        ar: 'لا تغيّر الاسم بتغيّر الحالة؛ فقارئ الشاشة ينطق «أزل، مضغوط» فيلتبس المعنى.',
      },
      sample: (language) => (
        <div className="flex flex-wrap gap-3">
          <ToggleButton icon={HeartIcon} pressed={false}>
            {{ en: 'Add', ar: 'أضف' }[language]}
          </ToggleButton>
          <ToggleButton icon={HeartIcon} pressed>
            {{ en: 'Remove', ar: 'أزل' }[language]}
          </ToggleButton>
        </div>
      ),
    },
  },
  {
    do: {
      rule: { en: 'Use a noun.', ar: 'اكتب اسمًا لا فعلًا.' },
      sample: (language) => (
        <ToggleButton icon={SoundIcon} pressed>
          {{ en: 'Sound', ar: 'الصوت' }[language]}
        </ToggleButton>
      ),
    },
    dont: {
      rule: { en: 'Do not write the state into the label.', ar: 'لا تكتب الحالة في الاسم.' },
      sample: (language) => (
        <ToggleButton icon={SoundIcon} pressed>
          {{ en: 'Sound is on', ar: 'الصوت يعمل' }[language]}
        </ToggleButton>
      ),
    },
  },
]
