import { AspectRatioPicker, WandIcon } from '@saha/ui'
import type { Ref, RefObject } from 'react'
import { useTranslations } from 'use-intl'
import * as v from 'valibot'
import { imageRatios } from '../../../adapters/gemini/client/models.ts'
import { PromptForm } from '../shared/images/prompt-form.tsx'
import { useDraft } from '../shared/forms/use-draft.ts'

const promptSchema = v.object({ prompt: v.string(), ratio: v.picklist(imageRatios) })

const examples = ['example1', 'example2', 'example3', 'example4'] as const

export type ImagePrompt = v.InferOutput<typeof promptSchema>

export const useImagePromptDraft = () =>
  useDraft<ImagePrompt>('image-generation', promptSchema, { prompt: '', ratio: '1:1' })

interface ImagePromptFormProps {
  value: ImagePrompt
  onValueChange: (value: ImagePrompt) => void
  busy: boolean
  onSend: () => void
  onStop: () => void
  textRef: RefObject<HTMLTextAreaElement | null>
  buttonRef: Ref<HTMLButtonElement>
}

export function ImagePromptForm({ value, onValueChange, ...rest }: ImagePromptFormProps) {
  const t = useTranslations('images.generation')
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
      examplesTitle={t('examples')}
      examples={examples.map((example) => t(example))}
    >
      <AspectRatioPicker
        label={t('ratio')}
        ratios={imageRatios}
        value={value.ratio}
        onValueChange={(ratio) => onValueChange({ ...value, ratio })}
      />
    </PromptForm>
  )
}
