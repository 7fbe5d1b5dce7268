import { Button } from '../button/index.ts'
import { CloseIcon, FullscreenIcon, HeartIcon, PlaceIcon, TrophyIcon, WandIcon } from '../icons/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { IconButton } from './icon-button.tsx'

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Use icons that everyone knows: close, full screen, favorite.',
        ar: 'استعمل أيقونات يعرفها الجميع: الإغلاق، ملء الشاشة، المفضلة.',
      },
      sample: (language) => (
        <div className="flex flex-wrap gap-3">
          <IconButton icon={FullscreenIcon} label={{ en: 'Full screen', ar: 'ملء الشاشة' }[language]} />
          <IconButton icon={HeartIcon} label={{ en: 'Favorite', ar: 'المفضلة' }[language]} />
          <IconButton icon={CloseIcon} label={{ en: 'Close', ar: 'إغلاق' }[language]} />
        </div>
      ),
    },
    dont: {
      rule: {
        en: 'Do not let an icon stand alone if users have to guess.',
        ar: 'لا تضع أيقونة وحدها إن كان معناها يُخمَّن تخمينًا.',
      },
      sample: (language) => (
        <div className="flex flex-wrap gap-3">
          <IconButton icon={WandIcon} label={{ en: 'Suggest a name', ar: 'اقترح اسمًا' }[language]} />
          <IconButton
            icon={PlaceIcon}
            label={{ en: 'Scores near you', ar: 'نتائج القريبين منك' }[language]}
          />
        </div>
      ),
    },
  },
  {
    do: {
      rule: { en: 'Give the main action words.', ar: 'اكتب الفعل الرئيسي كلامًا.' },
      sample: (language) => (
        <Button variant="action" startIcon={TrophyIcon}>
          {{ en: 'Submit score', ar: 'أرسل نقاطك' }[language]}
        </Button>
      ),
    },
    dont: {
      rule: {
        en: 'Do not reduce the main action to an icon.',
        ar: 'لا تختصر الفعل الرئيسي في أيقونة.',
      },
      sample: (language) => (
        <IconButton
          variant="action"
          icon={TrophyIcon}
          label={{ en: 'Submit score', ar: 'أرسل نقاطك' }[language]}
        />
      ),
    },
  },
]
