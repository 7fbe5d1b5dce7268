import { Button } from '@saha/ui/button'
import { Card, CardFooter } from '@saha/ui/card'
import { SahaProvider, useKit } from '@saha/ui/provider'
import { Switch } from '@saha/ui/switch'
import { useState } from 'react'

const texts = {
  en: { dark: 'Dark colors', other: 'العربية', otherLocale: 'ar' },
  ar: { dark: 'ألوان داكنة', other: 'English', otherLocale: 'en' },
} as const

export default function LanguageAndTheme() {
  const [locale, setLocale] = useState<'en' | 'ar'>(useKit().locale === 'ar' ? 'ar' : 'en')
  const [isDark, setIsDark] = useState(false)
  const { dark, other, otherLocale } = texts[locale]
  return (
    <SahaProvider locale={locale} theme={isDark ? 'dark' : 'light'} scope="element">
      <Card>
        <Switch checked={isDark} onCheckedChange={setIsDark}>
          {dark}
        </Switch>
        <CardFooter>
          <Button lang={otherLocale} onClick={() => setLocale(otherLocale)}>
            {other}
          </Button>
        </CardFooter>
      </Card>
    </SahaProvider>
  )
}
