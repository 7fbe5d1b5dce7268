import type { ComponentProps } from 'react'
import { resolveOption } from '../variants/resolve-option.ts'
import { toneTextStyles } from '../variants/tones.ts'
import { variants } from '../variants/variants.ts'

const textStyles = variants('Text', 'sa:text-pretty', {
  variants: {
    size: {
      lead: 'sa:type-lead',
      body: 'sa:type-body',
      label: 'sa:type-label',
      small: 'sa:type-small',
      caption: 'sa:type-caption',
    },
    tone: {
      ink: 'sa:text-ink',
      muted: 'sa:text-ink-muted',
      ...toneTextStyles,
      inherit: '',
    },
  },
  defaultVariants: { size: 'body', tone: 'inherit' },
})

const elements = { p: true, span: true, div: true }

export interface TextProps extends ComponentProps<'p'> {
  /** Size of the text. @default 'body' */
  size?: 'lead' | 'body' | 'label' | 'small' | 'caption'
  /** Color of the text. `inherit` keeps that of a colored or dark background. @default 'inherit' */
  tone?: 'ink' | 'muted' | 'info' | 'success' | 'warning' | 'danger' | 'inherit'
  /** Element to render. @default 'p' */
  as?: 'p' | 'span' | 'div'
}

/** Running text in one of the kit's sizes, with line heights for both scripts. */
export function Text({ size = 'body', tone = 'inherit', as = 'p', className, ...rest }: TextProps) {
  // The elements take the same props, so one type suffices.
  const Root = resolveOption('Text', 'as', as, elements, 'p') as 'p'
  return (
    <Root
      data-slot="text"
      data-size={size}
      data-tone={tone}
      className={textStyles({ size, tone, className })}
      {...rest}
    />
  )
}
