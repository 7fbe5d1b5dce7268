import { Banner, Button, DownloadIcon } from '@saha/ui'
import { useTranslations } from 'use-intl'
import type { Game } from '../../catalogue/index.ts'
import { useLocale, type Locale } from '../../i18n/index.ts'
import { downloadFile } from '../../platform/download-file.ts'

/** File names are ASCII, which every file system and share target takes: "my" and "soura" (a picture). */
const filePrefixes: Record<Locale, string> = { en: 'my', ar: 'soura' }

interface PictureNoticeProps {
  game: Game
  /** PNG file, or null without one. */
  picture: Blob | null
  /** The user downloaded or dismissed the picture. */
  onDone: () => void
}

/** Offers a game's picture as a download. A game cannot download files itself. */
export function PictureNotice({ game, picture, onDone }: PictureNoticeProps) {
  const t = useTranslations('player')
  const locale = useLocale()
  if (!picture) return null
  const download = () => {
    downloadFile(picture, `${filePrefixes[locale]}-${game.id}.png`)
    onDone()
  }
  return (
    <div className="px-3 pb-2">
      <Banner
        tone="success"
        live="status"
        onDismiss={onDone}
        action={
          <Button variant="action" onClick={download}>
            <DownloadIcon />
            <span>{t('pictureDownload')}</span>
          </Button>
        }
      >
        {t('picture')}
      </Banner>
    </div>
  )
}
