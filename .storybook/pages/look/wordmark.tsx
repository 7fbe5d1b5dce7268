import { Logo, SahaProvider, StarGrid } from '@saha/ui'

const scripts = ['en', 'ar'] as const

/** The brand name in both scripts, on light and dark backgrounds. */
export const Wordmarks = () => (
  <div className="grid gap-4 md:grid-cols-2">
    {(['light', 'dark'] as const).flatMap((theme) =>
      scripts.map((locale) => (
        <div
          key={`${theme} ${locale}`}
          data-theme={theme}
          className="relative isolate grid min-h-56 place-items-center overflow-hidden rounded-panel border border-line bg-ground [&_[data-saha-scope]]:bg-transparent"
        >
          <StarGrid step={96} className="-z-10 text-ink opacity-[0.05]" />
          <SahaProvider locale={locale} scope="element">
            <Logo size={80} className="max-sm:hidden" />
            <Logo size={64} className="sm:hidden" />
          </SahaProvider>
        </div>
      )),
    )}
  </div>
)

/** The brand name at its smallest size, still aligned to whole pixels. */
export const SmallWordmarks = () => (
  <div className="flex flex-wrap items-center gap-x-12 gap-y-6">
    {scripts.flatMap((locale) =>
      [48, 32, 16].map((size) => (
        <SahaProvider key={`${locale} ${size}`} locale={locale} scope="element">
          <Logo size={size} />
        </SahaProvider>
      )),
    )}
  </div>
)
