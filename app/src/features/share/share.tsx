import { CopyButton, ShareButtons, Text } from '@saha/ui'
import { useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { configuredSiteUrl, siteUrl } from '../../config/config.ts'
import { ScreenMessages } from '../../i18n/screen-messages.tsx'
import { shareMessages } from '../../i18n/messages/share/index.ts'
import { sharedUrl } from '../../routing/public-pages.ts'
import { openShareSheet } from './open-share-sheet.ts'
import { site } from '../../config/site.ts'

/** Creates the links to each network's share page. */
function createShareItems(url: string, text: string) {
  const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString()
  return [
    {
      id: 'whatsapp' as const,
      label: 'WhatsApp',
      href: `https://wa.me/?${query({ text: `${text} ${url}` })}`,
    },
    {
      id: 'facebook' as const,
      label: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
    },
    { id: 'x' as const, label: 'X', href: `https://twitter.com/intent/tweet?${query({ text, url })}` },
  ]
}

const subscribeToNothing = () => () => {}

interface ShareProps {
  /** The shared link, as an app URL. */
  href: string
  /** Text shared with the link. */
  text: string
}

/** Share buttons and a copy button for a link. */
const Share = (shared: ShareProps) => (
  <ScreenMessages add={shareMessages}>
    <Buttons {...shared} />
  </ScreenMessages>
)

export default Share

function Buttons({ href, text }: ShareProps) {
  const t = useTranslations('share')
  const [failed, setFailed] = useState<'copyFailed' | 'shareFailed' | null>(null)
  // In prerendering the portal's URL is known only if it is configured.
  const portalUrl = useSyncExternalStore(subscribeToNothing, siteUrl, configuredSiteUrl)
  const url = portalUrl === null ? null : sharedUrl(href, portalUrl)
  return (
    <>
      <ShareButtons
        items={url === null ? [] : createShareItems(url, text)}
        onNativeShare={() => {
          if (url === null) return
          setFailed(null)
          void openShareSheet({ title: text, url }).then((isOpen) => isOpen || setFailed('shareFailed'))
        }}
      >
        <CopyButton
          label={t('copyLink')}
          value={url ?? ''}
          copiedFor={site.notice.copied}
          onCopied={() => setFailed(null)}
          onError={() => setFailed('copyFailed')}
        />
      </ShareButtons>
      {failed && (
        <Text role="alert" size="small" tone="danger">
          {t(failed)}
        </Text>
      )}
    </>
  )
}
