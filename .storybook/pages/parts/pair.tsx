import { SahaProvider } from '@saha/ui'
import type { ReactNode } from 'react'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'

/** Languages of the samples. */
export type Language = 'en' | 'ar'

const names: Record<Language, string> = { en: 'English', ar: 'العربية' }

/** A sample in both languages, the page's own first. Each is an island with its own direction. */
export function Pair({ children }: { children: (language: Language) => ReactNode }) {
  const order = useSample<readonly Language[]>({ en: ['en', 'ar'], ar: ['ar', 'en'] })
  return (
    <div className="grid min-w-0 gap-4 sm:grid-cols-2 sm:gap-6">
      {order.map((language) => (
        <SahaProvider key={language} locale={language} scope="element">
          <div className="tile grid h-full content-start gap-4 rounded-tile bg-surface p-5">
            <p className="type-caption text-ink-muted">{names[language]}</p>
            {children(language)}
          </div>
        </SahaProvider>
      ))}
    </div>
  )
}
