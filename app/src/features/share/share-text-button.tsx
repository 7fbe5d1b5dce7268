import { Button, CopyButton, Text, type ButtonProps } from '@saha/ui'
import { useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { siteUrl } from '../../config/config.ts'
import { site } from '../../config/site.ts'
import { ScreenMessages } from '../../i18n/screen-messages.tsx'
import { shareMessages } from '../../i18n/messages/share/index.ts'
import { sharedUrl } from '../../routing/public-pages.ts'
import { openShareSheet } from './open-share-sheet.ts'

interface ShareTextButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  label: string
  text: string
  /** The link after the text, as an app URL. */
  href: string
  /** Query added to the link: `?beat=…`. */
  query?: string
}

const subscribeToNothing = () => () => {}

/** Shares a text with a link in the browser's share sheet, or copies both where there is none. */
export const ShareTextButton = (props: ShareTextButtonProps) => (
  <ScreenMessages add={shareMessages}>
    <TextButton {...props} />
  </ScreenMessages>
)

function TextButton({ label, text, href, query = '', ...look }: ShareTextButtonProps) {
  const t = useTranslations('share')
  const [hasFailed, setFailed] = useState(false)
  const canShare = useSyncExternalStore(
    subscribeToNothing,
    () => 'share' in navigator,
    () => false,
  )
  const url = `${sharedUrl(href, siteUrl())}${query}`
  const share = async () => setFailed(!(await openShareSheet({ text, url })))
  return (
    <>
      {canShare ? (
        <Button {...look} onClick={() => void share()}>
          {label}
        </Button>
      ) : (
        <CopyButton
          {...look}
          label={label}
          // On a line of its own, so that the link keeps its direction.
          value={`${text}\n${url}`}
          copiedFor={site.notice.copied}
          onCopied={() => setFailed(false)}
          onError={() => setFailed(true)}
        />
      )}
      {hasFailed && (
        <Text role="alert" size="small" tone="danger">
          {t('textFailed')}
        </Text>
      )}
    </>
  )
}
