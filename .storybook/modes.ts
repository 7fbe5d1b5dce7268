import type { Theme } from '@saha/ui/provider'

interface Mode {
  locale: 'en' | 'ar'
  theme: Theme
}

/** Toolbar settings in which Chromatic captures each story. */
export const modes: Record<string, Mode> = {
  'English, light': { locale: 'en', theme: 'light' },
  'English, dark': { locale: 'en', theme: 'dark' },
  'Arabic, light': { locale: 'ar', theme: 'light' },
  'Arabic, dark': { locale: 'ar', theme: 'dark' },
}
