import { Badge } from '@saha/ui/badge'
import { Button, buttonStyles } from '@saha/ui/button'
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '@saha/ui/dialog'
import { Heading } from '@saha/ui/heading'
import { ArrowEndIcon } from '@saha/ui/icons/arrow-end'
import { PlayIcon } from '@saha/ui/icons/play'
import { Prose } from '@saha/ui/prose'
import { Spinner } from '@saha/ui/spinner'
import { Suspense } from 'react'

const texts = {
  en: {
    title: 'Saha',
    now: '**Play** now',
    all: 'All games',
    play: 'Play now',
    rules: 'Rules',
    loading: 'Loading',
  },
  ar: {
    title: 'ساحة',
    now: '**العب** الآن',
    all: 'كل الألعاب',
    play: 'العب الآن',
    rules: 'القواعد',
    loading: 'جارٍ التحميل',
  },
}

/** Part of the page that waits for a server, and is streamed after the rest. */
async function Games() {
  const response = await fetch(process.env['GAMES_URL'] ?? '', { cache: 'no-store' })
  return <Badge>{await response.text()}</Badge>
}

interface PageProps {
  params: Promise<{ locale: string }>
}

/** Server component, without `use client`. */
export default async function Page({ params }: PageProps) {
  const { locale } = await params
  const t = texts[locale === 'ar' ? 'ar' : 'en']
  return (
    <main>
      <Heading level={1}>{t.title}</Heading>
      <Prose>{t.now}</Prose>
      <a href="#games" className={buttonStyles({ variant: 'neutral' })}>
        {t.all} <ArrowEndIcon />
      </a>
      <Dialog>
        <DialogTrigger asChild>
          <Button startIcon={<PlayIcon />}>{t.play}</Button>
        </DialogTrigger>
        <DialogContent>
          <DialogTitle>{t.rules}</DialogTitle>
        </DialogContent>
      </Dialog>
      <Suspense fallback={<Spinner label={t.loading} />}>
        <Games />
      </Suspense>
    </main>
  )
}
