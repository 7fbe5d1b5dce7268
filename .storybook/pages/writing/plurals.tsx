import { Num, Slider, Text } from '@saha/ui'
import { useState } from 'react'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import { Code } from '../page.tsx'
import type { Language } from '../parts/pair.tsx'

const words = {
  en: { count: 'Number of games', also: 'also', none: 'not used in English' },
  ar: { count: 'عدد الألعاب', also: 'ومثلها', none: 'لا تُستعمل في الإنجليزية' },
}

const games: Record<Language, Partial<Record<Intl.LDMLPluralRule, (count: number) => string>>> = {
  en: { one: () => '1 game', other: (count) => `${count} games` },
  ar: {
    zero: () => 'لا ألعاب',
    one: () => 'لعبة واحدة',
    two: () => 'لعبتان',
    few: (count) => `${count} ألعاب`,
    many: (count) => `${count} لعبة`,
    other: (count) => `${count} لعبة`,
  },
}

const rules = { en: new Intl.PluralRules('en'), ar: new Intl.PluralRules('ar') }
const forms: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']
const most = 111
const counts = Array.from({ length: most + 1 }, (_, count) => count)
const formatGames = (language: Language, count: number) =>
  games[language][rules[language].select(count)]?.(count) ?? ''

interface FormProps {
  language: Language
  form: Intl.LDMLPluralRule
  isCurrent: boolean
}

function Form({ language, form, isCurrent }: FormProps) {
  const say = useSample(words)
  const [first, ...others] = counts.filter((count) => rules[language].select(count) === form)
  return (
    <li
      {...(isCurrent ? { 'aria-current': 'true' as const } : {})}
      className={`grid content-start justify-items-start gap-1 rounded-control border p-4 ${
        isCurrent ? 'border-selection-edge bg-selection text-link' : 'border-line'
      }`}
    >
      <span className="type-caption">
        <Code>{form}</Code>
      </span>
      {first === undefined ? (
        <Text size="small" tone="muted">
          {say.none}
        </Text>
      ) : (
        <>
          <bdi lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} className="type-subheading">
            {formatGames(language, first)}
          </bdi>
          {others.length > 0 && (
            <span className="flex flex-wrap gap-x-2 type-caption">
              <span>{say.also}</span>
              <Num>{`${others.slice(0, 3).join(', ')}${others.length > 3 ? ' …' : ''}`}</Num>
            </span>
          )}
        </>
      )}
    </li>
  )
}

/** Plural forms of Arabic and English for a chosen number, by `Intl.PluralRules`. */
export function Plurals() {
  const say = useSample(words)
  const [count, setCount] = useState(5)
  return (
    <div className="tile grid gap-6 rounded-panel bg-surface p-6">
      <Slider value={count} onValueChange={setCount} max={most} aria-label={say.count} />
      {(['ar', 'en'] as const).map((language) => (
        <div key={language} className="grid gap-4">
          <output lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} className="type-title">
            {formatGames(language, count)}
          </output>
          <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-6">
            {forms
              .filter((form) => language === 'ar' || games.en[form])
              .map((form) => (
                <Form
                  key={form}
                  language={language}
                  form={form}
                  isCurrent={rules[language].select(count) === form}
                />
              ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
