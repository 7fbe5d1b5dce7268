import { CopyButton, ShareButtons, Text } from '@saha/ui'
import { useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { configuredSiteUrl, siteUrl } from '../../config/config.ts'
import { ScreenMessages } from '../../i18n/screen-messages.tsx'
import { shareMessages } from '../../i18n/messages/share/index.ts'
import { sharedUrl } from '../../routing/public-pages.ts'
import { site } from '../../config/site.ts'

/** The places a link can be shared to, each by its own public address. */
function shareItems(url: string, text: string) {
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

/** A visitor who closes the share sheet has changed their mind, and one who presses twice has it open: nothing failed. */
const isMindChanged = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError')

const never = () => () => {}

interface ShareProps {
  /** What is shared, as a link of the portal. */
  href: string
  /** What is said with it. */
  text: string
}

/** Share buttons, and a button that copies the link. */
const Share = (shared: ShareProps) => (
  <ScreenMessages add={shareMessages}>
    <Buttons {...shared} />
  </ScreenMessages>
)

export default Share

function Buttons({ href, text }: ShareProps) {
  const t = useTranslations('share')
  const [failed, setFailed] = useState<'copyFailed' | 'shareFailed' | null>(null)
  // The build knows the portal's address only where it was configured.
  const portal = useSyncExternalStore(never, siteUrl, configuredSiteUrl)
  const url = portal === null ? null : sharedUrl(href, portal)
  return (
    <>
      <ShareButtons
        items={url === null ? [] : shareItems(url, text)}
        onNativeShare={() => {
          if (url === null) return
          setFailed(null)
          // Some browsers throw instead of rejecting.
          const openShareSheet = async () => navigator.share({ title: text, url })
          openShareSheet().catch((error: unknown) => {
            if (!isMindChanged(error)) setFailed('shareFailed')
          })
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
