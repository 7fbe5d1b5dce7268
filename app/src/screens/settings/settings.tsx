import { Heading, LanguageSwitch, SegmentedControl, Switch, Text, type Theme } from '@saha/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { localeNames, locales, ScreenMessages, useLocale } from '../../i18n/index.ts'
import ar from '../../i18n/messages/settings/ar.ts'
import en from '../../i18n/messages/settings/en.ts'
import { usePageMeta } from '../../layout/page-meta.ts'
import { useTheme } from '../../layout/theme.tsx'
import { inLanguage } from '../../routing/address.ts'
import { useChoice } from '../../settings/choice.ts'
import { motion } from '../../settings/motion.ts'
import { shortcuts } from '../../settings/shortcuts.ts'
import { sound } from '../../settings/sound.ts'

const settingsMessages = { settings: { en, ar } }

export default function Settings() {
  return (
    <ScreenMessages add={settingsMessages}>
      <Page />
    </ScreenMessages>
  )
}

function Part({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text?: string
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={id}
      className="grid justify-items-start gap-x-8 gap-y-3 border-t border-line py-5 sm:grid-cols-[1fr_auto] sm:items-center"
    >
      <div className="grid gap-1">
        <Heading level={2} size="subheading" id={id}>
          {title}
        </Heading>
        {text && (
          <Text size="small" tone="muted" className="max-w-prose">
            {text}
          </Text>
        )}
      </div>
      {children}
    </section>
  )
}

function Page() {
  const t = useTranslations('settings')
  const footer = useTranslations('footer')
  const nav = useTranslations('nav')
  const current = useLocale()
  const location = useLocation()
  const { theme, choose } = useTheme()
  const soundOn = useChoice(sound) === 'on'
  const shortcutsOn = useChoice(shortcuts) === 'on'
  const moves = useChoice(motion)
  usePageMeta({ title: t('title'), description: t('description') })
  return (
    <div className="page-width grid max-w-3xl gap-6 pt-8 sm:pt-10">
      <div className="grid gap-1">
        <Heading level={1} size="title" tabIndex={-1}>
          {t('heading')}
        </Heading>
        <Text tone="muted">{t('lead')}</Text>
      </div>
      <div className="tile rounded-panel bg-surface px-5 [--tile-depth:6px] sm:px-6 [&>section:first-child]:border-0">
        <Part id="language" title={t('language')} text={t('languageText')}>
          <LanguageSwitch
            label={nav('language')}
            items={locales.map((locale) => ({
              locale,
              label: localeNames[locale],
              href: `#${inLanguage(location, locale)}`,
              current: locale === current,
            }))}
          />
        </Part>
        <Part id="look" title={t('look')}>
          <SegmentedControl<Theme>
            legend={t('look')}
            legendHidden
            options={[
              { value: 'system', label: footer('themeSystem') },
              { value: 'light', label: footer('themeLight') },
              { value: 'dark', label: footer('themeDark') },
            ]}
            value={theme}
            onValueChange={choose}
          />
        </Part>
        <Part id="sound" title={t('sound')} text={t('soundText')}>
          <Switch checked={soundOn} onCheckedChange={(on) => sound.set(on ? 'on' : 'off')}>
            {t('soundOn')}
          </Switch>
        </Part>
        <Part id="motion" title={t('motion')} text={t('motionText')}>
          <SegmentedControl<'system' | 'reduce' | 'full'>
            legend={t('motion')}
            legendHidden
            options={[
              { value: 'system', label: t('motionSystem') },
              { value: 'reduce', label: t('motionReduce') },
              { value: 'full', label: t('motionFull') },
            ]}
            value={moves}
            onValueChange={motion.set}
          />
        </Part>
        <Part id="keys" title={t('keys')} text={t('keysText')}>
          <Switch checked={shortcutsOn} onCheckedChange={(on) => shortcuts.set(on ? 'on' : 'off')}>
            {t('keysOn')}
          </Switch>
        </Part>
      </div>
    </div>
  )
}
