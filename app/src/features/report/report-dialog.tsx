import {
  Button,
  CopyButton,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  Field,
  MailIcon,
  Radio,
  RadioGroup,
  Text,
  Textarea,
} from '@saha/ui'
import { useRef, useState, type MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Game } from '../../catalogue/index.ts'
import { siteUrl } from '../../config/config.ts'
import { ContactLink } from '../contact/contact-link.tsx'
import { Rich, isolate, withMessages, useLocale } from '../../i18n/index.ts'
import { reportMessages } from '../../i18n/messages/report/index.ts'
import { links } from '../../routing/links.ts'
import { portal } from '../../config/portal.ts'
import { site } from '../../config/site.ts'
import { createMailLink } from './mail-link.ts'

const reasons = ['broken', 'unfit', 'wrong', 'access', 'rights', 'other'] as const
type Reason = (typeof reasons)[number]

/** Mail programs limit links to a few thousand characters, and an encoded Arabic letter takes six. */
const maxNoteLength = 500

export interface ReportDialogProps {
  game: Game
  onClose: () => void
}

function ReportDialog({ game, onClose }: ReportDialogProps) {
  const t = useTranslations('report')
  const title = game.title[useLocale()]
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>{t('title', { title: isolate(title) })}</DialogTitle>
        <DialogDescription>
          <Rich>{t.rich('text', { contact: () => <ContactLink /> })}</Rich>
        </DialogDescription>
        <Form game={game} onClose={onClose} />
      </DialogContent>
    </Dialog>
  )
}

function Form({ game, onClose }: ReportDialogProps) {
  const t = useTranslations('report')
  const locale = useLocale()
  const [reason, setReason] = useState<Reason | ''>('')
  const [note, setNote] = useState('')
  const [isReasonMissing, setIsReasonMissing] = useState(false)
  const [isMailOpened, setIsMailOpened] = useState(false)
  const [copyFailed, setCopyFailed] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const title = game.title[locale]
  const subject = t('subject', { title })
  const body = t('body', {
    title,
    id: game.id,
    address: new URL(links(locale).game(game.id), siteUrl()).href,
    reason: reason === '' ? '' : t(`reasons.${reason}`),
    note: note.trim(),
  }).trim()
  const ensureReason = (event: MouseEvent) => {
    setIsReasonMissing(reason === '')
    setIsMailOpened(reason !== '')
    if (reason !== '') return
    event.preventDefault()
    group.current?.querySelector('input')?.focus()
  }
  return (
    <div className="grid gap-5">
      <Field
        label={t('reason')}
        required
        error={isReasonMissing && reason === '' ? t('reasonMissing') : undefined}
      >
        {(control) => (
          <RadioGroup
            {...control}
            ref={group}
            value={reason}
            onValueChange={(value) => setReason(value as Reason)}
          >
            {reasons.map((each) => (
              <Radio key={each} value={each}>
                {t(`reasons.${each}`)}
              </Radio>
            ))}
          </RadioGroup>
        )}
      </Field>
      <Field label={t('note')} optional hint={t('noteHint')}>
        {(control) => (
          <Textarea
            {...control}
            maxLength={maxNoteLength}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
      </Field>
      <output className="block empty:hidden">
        {isMailOpened && (
          <div className="grid justify-items-start gap-3">
            <Text size="small">
              <Rich>{t.rich('written', { contact: () => <ContactLink /> })}</Rich>
            </Text>
            <CopyButton
              label={t('copy')}
              value={`${subject}\n\n${body}`}
              copiedFor={site.notice.copied}
              onCopied={() => setCopyFailed(false)}
              onError={() => setCopyFailed(true)}
            />
          </div>
        )}
      </output>
      {copyFailed && (
        <Text role="alert" size="small" tone="danger">
          {t('copyFailed')}
        </Text>
      )}
      <DialogFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button asChild variant="action" startIcon={MailIcon}>
          <a href={createMailLink(portal.contact, subject, body)} onClick={ensureReason}>
            {t('write')}
          </a>
        </Button>
      </DialogFooter>
    </div>
  )
}

export default withMessages(reportMessages, ReportDialog)
