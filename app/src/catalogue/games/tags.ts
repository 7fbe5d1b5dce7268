import type { Locale, Localised } from '../types.ts'

/** Labels of all tags. Games use only tags that are listed here. */
export const tagLabels: ReadonlyMap<string, Localised> = new Map(
  Object.entries({
    'against-the-clock': { en: 'Against the clock', ar: 'ضد الوقت' },
    arcade: { en: 'Arcade', ar: 'أركيد' },
    brain: { en: 'Brain', ar: 'للذهن' },
    classic: { en: 'Classic', ar: 'كلاسيكية' },
    desert: { en: 'Desert', ar: 'صحراء' },
    exploring: { en: 'Exploring', ar: 'استكشاف' },
    family: { en: 'Family', ar: 'للعائلة' },
    maze: { en: 'Maze', ar: 'متاهة' },
    memory: { en: 'Memory', ar: 'ذاكرة' },
    night: { en: 'Night', ar: 'ليلية' },
    'one-button': { en: 'One button', ar: 'زر واحد' },
    patterns: { en: 'Patterns', ar: 'نقوش' },
    popular: { en: 'Popular', ar: 'رائجة' },
    quick: { en: 'Quick', ar: 'سريعة' },
    reflexes: { en: 'Reflexes', ar: 'سرعة بديهة' },
    relaxing: { en: 'Relaxing', ar: 'هادئة' },
    speed: { en: 'Speed', ar: 'سرعة' },
    swipe: { en: 'Swipe', ar: 'بالسحب' },
    touch: { en: 'Touch', ar: 'باللمس' },
    'two-thumbs': { en: 'Two thumbs', ar: 'بالإبهامين' },
  }),
)

/** Returns a tag's label, or its slug when it has none. */
export const tagLabel = (slug: string, locale: Locale): string => tagLabels.get(slug)?.[locale] ?? slug
