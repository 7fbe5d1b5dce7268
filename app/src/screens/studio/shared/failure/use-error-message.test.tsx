import type { ReactNode } from 'react'
import type { Messages } from 'use-intl'
import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { GeminiError } from '../../../../adapters/gemini/client/gemini-error.ts'
import { LanguageProvider, type Locale } from '../../../../i18n/index.ts'
import ar from '../../../../i18n/messages/studio/ar.ts'
import en from '../../../../i18n/messages/studio/en.ts'
import { useErrorMessage } from './use-error-message.ts'

const translations = { en, ar }
const day = 86_400

async function renderMessage(locale: Locale, retryAfter: number): Promise<string> {
  const messages = { studio: translations[locale] } as unknown as Messages
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LanguageProvider locale={locale} messages={messages}>
      {children}
    </LanguageProvider>
  )
  const { result } = await renderHook(() => useErrorMessage(), { wrapper })
  return result.current({ kind: 'rate-limit', cause: new GeminiError('rate-limit', 'No', { retryAfter }) })
}

it.each([
  ['en', 'The service has reached its request limit. Try again after'],
  ['ar', 'لا تستقبل الخدمة مزيدًا من الطلبات الآن. أعد المحاولة بعد'],
] as const)('%s: names the retry time if it is far away', async (locale, beginning) => {
  const message = await renderMessage(locale, day)
  expect(message.startsWith(beginning)).toBe(true)
  // Latin digits in both languages.
  expect(message).toContain(String(new Date(Date.now() + day * 1000).getFullYear()))
  expect(await renderMessage(locale, 36)).toBe(translations[locale].why.rateLimit)
})
