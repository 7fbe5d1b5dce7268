import { Code, Heading, LanguageSwitch, SegmentedControl, Text, type Theme } from '@saha/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { portal } from '../../config/portal.ts'
import { Rich, localeNames, locales, withMessages, useLocale } from '../../i18n/index.ts'
import { settingsMessages } from '../../i18n/messages/settings/index.ts'
import { usePageMeta } from '../../layout/page-meta.ts'
import { useThemeChoice } from '../../layout/theme.tsx'
import { withLanguage } from '../../routing/address.ts'
import { hasStudio } from '../../routing/tools.ts'
import { adulthood } from '../../features/settings/adulthood.ts'
import { useStoredChoice, type StoredChoice } from '../../features/settings/stored-choice.ts'
import { motion } from '../../features/settings/motion.ts'
import { shortcuts } from '../../features/settings/shortcuts.ts'
import { effects, music, sound } from '../../features/settings/sound.ts'

function Part({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text?: ReactNode
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4"
    >
      <div className="grid grow basis-48 gap-1">
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

/** A setting that is on or off. */
function OnOff({
  choice,
  label,
  labelHidden = false,
}: {
  choice: StoredChoice<'on' | 'off'>
  label: string
  labelHidden?: boolean
}) {
  const t = useTranslations('settings')
  return (
    <SegmentedControl<'on' | 'off'>
      label={label}
      labelHidden={labelHidden}
      options={[
        { value: 'on', label: t('on') },
        { value: 'off', label: t('off') },
      ]}
      value={useStoredChoice(choice)}
      onValueChange={choice.set}
    />
  )
}

function Settings() {
  const t = useTranslations('settings')
  const footer = useTranslations('footer')
  const current = useLocale()
  const location = useLocation()
  const { theme, choose } = useThemeChoice()
  const moves = useStoredChoice(motion)
  const age = useStoredChoice(adulthood)
  usePageMeta({ title: t('title'), description: t('description') })
  return (
    <div className="page-width grid max-w-2xl gap-6 pt-5 sm:pt-10">
      <div className="grid gap-1">
        <Heading level={1} size="title" tabIndex={-1}>
          {t('heading')}
        </Heading>
        <Text tone="muted">{t('lead')}</Text>
      </div>
      <div className="tile rounded-panel bg-surface px-6 pb-2 [--tile-depth:6px]">
        {locales.length > 1 && (
          <Part id="language" title={t('language')} text={t('languageText')}>
            <LanguageSwitch
              label={t('languageHere')}
              items={locales.map((locale) => ({
                locale,
                label: localeNames[locale],
                href: `#${withLanguage(location, locale)}`,
                current: locale === current,
              }))}
            />
          </Part>
        )}
        <Part id="look" title={t('look')}>
          <SegmentedControl<Theme>
            label={t('look')}
            labelHidden
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
          <div className="flex flex-wrap gap-4">
            <OnOff choice={sound} label={t('allSound')} />
            <OnOff choice={music} label={t('music')} />
            <OnOff choice={effects} label={t('effects')} />
          </div>
        </Part>
        <Part id="motion" title={t('motion')} text={t('motionText')}>
          <SegmentedControl<'system' | 'reduce' | 'full'>
            label={t('motion')}
            labelHidden
            options={[
              { value: 'system', label: t('motionSystem') },
              { value: 'reduce', label: t('motionReduce') },
              { value: 'full', label: t('motionFull') },
            ]}
            value={moves}
            onValueChange={motion.set}
          />
        </Part>
        {hasStudio() && portal.adultsOnly && (
          <Part id="age" title={t('age')} text={t('ageText')}>
            <SegmentedControl<'confirmed' | 'unconfirmed'>
              label={t('age')}
              labelHidden
              options={[
                { value: 'unconfirmed', label: t('ageUnconfirmed') },
                { value: 'confirmed', label: t('ageConfirmed') },
              ]}
              value={age}
              onValueChange={adulthood.set}
            />
          </Part>
        )}
        <Part
          id="keys"
          title={t('keys')}
          text={
            <Rich>{t.rich('keysText', { slash: () => <Code>/</Code>, mute: () => <Code>M</Code> })}</Rich>
          }
        >
          <OnOff choice={shortcuts} label={t('keys')} labelHidden />
        </Part>
      </div>
    </div>
  )
}

export default withMessages(settingsMessages, Settings)
