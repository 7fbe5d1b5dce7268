import { AspectRatioPicker, WandIcon } from '@saha/ui'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { pictureRatios, type PictureRatio } from '../../../adapters/gemini/models.ts'
import { PromptForm } from '../pictures/prompt-form.tsx'
import { useDraft } from '../use-draft.ts'

/** What somebody wants to see, and in which shape. */
export interface PictureDescription {
  readonly prompt: string
  readonly ratio: PictureRatio
}

const isDescription = (kept: unknown): kept is PictureDescription => {
  const { prompt, ratio } = Object(kept) as Partial<Record<keyof PictureDescription, unknown>>
  return typeof prompt === 'string' && pictureRatios.some((known) => known === ratio)
}

/** The description that is being written: it survives a reload. */
export const useDescription = () =>
  useDraft<PictureDescription>('image-generation', isDescription, { prompt: '', ratio: '1:1' })

interface DescriptionProps {
  value: PictureDescription
  onValueChange: (value: PictureDescription) => void
  busy: boolean
  onSend: () => void
  onStop: () => void
  textRef: Ref<HTMLTextAreaElement>
  pressRef: Ref<HTMLButtonElement>
}

/** The words and the shape of a picture. */
export function Description({ value, onValueChange, ...rest }: DescriptionProps) {
  const t = useTranslations('pictures.generation')
  return (
    <PromptForm
      {...rest}
      label={t('prompt')}
      hint={t('promptHint')}
      placeholder={t('placeholder')}
      value={value.prompt}
      onValueChange={(prompt) => onValueChange({ ...value, prompt })}
      tooLong={(count) => t('tooLong', { count })}
      action={t('generate')}
      actionIcon={WandIcon}
      stop={t('stop')}
    >
      <AspectRatioPicker
        legend={t('ratio')}
        ratios={pictureRatios}
        value={value.ratio}
        onValueChange={(ratio) => onValueChange({ ...value, ratio })}
      />
    </PromptForm>
  )
}
