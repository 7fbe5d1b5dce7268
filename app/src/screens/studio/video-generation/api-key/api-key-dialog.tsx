import { Secret } from '@saha/machines/auth'
import {
  Button,
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  Field,
  Form,
  PasswordInput,
  TextLink,
} from '@saha/ui'
import { useRef, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { geminiSettings } from '../../../../adapters/gemini/client/config.ts'
import { isolate } from '../../../../i18n/index.ts'
import { cleanApiKey, demoKey, validateApiKey } from './validate-api-key.ts'

/** Where a user gets their own key. */
const keyPage = 'https://aistudio.google.com/apikey'

interface ApiKeyDialogProps {
  open: boolean
  onKey: (key: Secret) => void
  onClose: () => void
  /** Returns the element to focus when the dialog closes. */
  next: () => RefObject<HTMLElement | null>
}

const isDemo = geminiSettings.mode === 'demo'

/** Asks for the user's API key where the host has no key picker. */
export function ApiKeyDialog({ open, onKey, onClose, next }: ApiKeyDialogProps) {
  const t = useTranslations('videoGeneration.dialog')
  return (
    <Dialog open={open} onOpenChange={(stays) => !stays && onClose()}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          next().current?.focus()
        }}
      >
        <DialogTitle>{t('title')}</DialogTitle>
        <DialogDescription>
          {isDemo ? t('whereDemo', { word: isolate(demoKey) }) : t('where')}
        </DialogDescription>
        <ApiKeyForm onKey={onKey} />
      </DialogContent>
    </Dialog>
  )
}

function ApiKeyForm({ onKey }: Pick<ApiKeyDialogProps, 'onKey'>) {
  const t = useTranslations('videoGeneration.dialog')
  const form = useRef<HTMLFormElement>(null)
  const submit = (data: FormData) => {
    form.current?.reset()
    onKey(new Secret(cleanApiKey(data.get('key') as string)))
  }

  return (
    <Form ref={form} action={submit}>
      <Field label={t('label')} name="key">
        {(control) => (
          <PasswordInput
            {...control}
            required
            autoComplete="off"
            showLabel={t('show')}
            hideLabel={t('hide')}
            onInput={({ currentTarget: input }) => {
              const problem = validateApiKey(cleanApiKey(input.value), isDemo)
              input.setCustomValidity(problem ? t(`problem.${problem}`) : '')
            }}
          />
        )}
      </Field>
      <TextLink variant="standalone" external href={keyPage} className="justify-self-start">
        {t('get')}
      </TextLink>
      <DialogFooter>
        <DialogClose>{t('cancel')}</DialogClose>
        <Button type="submit" variant="action">
          {t('use')}
        </Button>
      </DialogFooter>
    </Form>
  )
}
