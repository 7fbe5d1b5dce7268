import { ArrowEndIcon, Button, Heading, StarMotif, Text, TextLink } from '@saha/ui'
import { useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { portal } from '../../config/portal.ts'
import { Rich, useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'
import { BrowserOnly } from '../../features/session/session.tsx'
import { adulthood } from '../../features/settings/adulthood.ts'
import { useStoredChoice } from '../../features/settings/stored-choice.ts'
import { useRestoreFocus } from '../../platform/use-restore-focus.ts'

/** Shows a tool to users who confirmed that they are 18 or older, and asks all others first, if the portal demands it. */
export function AgeGate({ children }: { children: ReactNode }) {
  if (import.meta.env.SSR)
    throw new BrowserOnly('Only a browser knows whether its visitor has confirmed an age.')
  const container = useRef<HTMLDivElement>(null)
  const age = useStoredChoice(adulthood)
  useRestoreFocus(container, age)
  return (
    <div ref={container} tabIndex={-1} className="grid min-w-0 content-start outline-none">
      {age === 'confirmed' || !portal.adultsOnly ? children : <AgeQuestion />}
    </div>
  )
}

function AgeQuestion() {
  const t = useTranslations('studio.age')
  const to = links(useLocale())
  return (
    <section
      aria-labelledby="age"
      className="tile grid max-w-2xl content-start gap-5 rounded-panel bg-surface p-6 [--tile-depth:6px] sm:p-8"
    >
      <StarMotif size="3rem" className="text-star" />
      <div className="grid gap-2">
        <Heading level={2} size="heading" id="age">
          {t('title')}
        </Heading>
        <Text>{t('text')}</Text>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="action" onClick={() => adulthood.set('confirmed')}>
          {t('yes')}
        </Button>
        <Button asChild endIcon={ArrowEndIcon}>
          <a href={to.games}>{t('no')}</a>
        </Button>
      </div>
      <Text size="small" tone="muted">
        <Rich>
          {t.rich('note', { settings: (words) => <TextLink href={to.settings}>{words}</TextLink> })}
        </Rich>
      </Text>
    </section>
  )
}
