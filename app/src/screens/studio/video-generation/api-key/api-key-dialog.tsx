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
  PasswordInput,
  TextLink,
} from '@saha/ui'
import { useRef, useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { geminiSettings } from '../../../../adapters/gemini/client/config.ts'
import { isolate } from '../../../../i18n/index.ts'
import { site } from '../../../../config/site.ts'
import { cleanApiKey, demoKey, validateApiKey, type ApiKeyProblem } from './validate-api-key.ts'

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
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<ApiKeyProblem | null>(null)

  function submit() {
    // Uncontrolled, because React would write the key into the `value` attribute.
    const input = field.current
    if (!input) return
    const key = cleanApiKey(input.value)
    const found = validateApiKey(key, isDemo)
    setProblem(found)
    if (found !== null) {
      input.focus()
      return
    }
    input.value = ''
    onKey(new Secret(key))
  }

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field label={t('label')} error={problem && t(`problem.${problem}`)}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={field}
            autoComplete="off"
            showLabel={t('show')}
            hideLabel={t('hide')}
            onInput={() => setProblem(null)}
          />
        )}
      </Field>
      <TextLink variant="standalone" external href={site.getKey} className="justify-self-start">
        {t('get')}
      </TextLink>
      <DialogFooter>
        <DialogClose>{t('cancel')}</DialogClose>
        <Button type="submit" variant="action">
          {t('use')}
        </Button>
      </DialogFooter>
    </form>
  )
}
