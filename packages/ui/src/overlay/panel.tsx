import type * as RadixAlertDialog from '@radix-ui/react-alert-dialog'
import type * as RadixDialog from '@radix-ui/react-dialog'
import type { ComponentProps } from 'react'
import { isComposing } from '../composition/index.ts'
import { focusBeginning, keepInSight } from './panel-focus.ts'
import { FocusReturn } from './focus-return.tsx'
import { panelLook, scrimLook } from './overlay.styles.ts'
import { TitleCheck } from './require-title.tsx'
import { useOverlay } from './use-overlay.ts'

interface PanelProps extends ComponentProps<typeof RadixDialog.Content> {
  /** The Radix parts of a dialog or alert dialog. */
  radix: Pick<typeof RadixDialog | typeof RadixAlertDialog, 'Portal' | 'Overlay' | 'Content'>
  /** The component, for slot names and development warnings. */
  of: 'dialog' | 'alert-dialog' | 'sheet'
  size?: 'small' | 'medium' | 'large' | undefined
  place?: 'center' | 'inline-start' | 'inline-end' | 'bottom'
}

const names = { dialog: 'Dialog', 'alert-dialog': 'AlertDialog', sheet: 'Sheet' } as const

/** The shared part of dialog, alert dialog and sheet: scrim, panel and focus management. */
export function Panel({
  radix: { Portal, Overlay, Content },
  of,
  size = 'medium',
  place = 'center',
  className,
  children,
  onOpenAutoFocus,
  onEscapeKeyDown,
  onFocus,
  ...rest
}: PanelProps) {
  const { dir, portal } = useOverlay()
  return (
    <Portal {...portal}>
      <Overlay data-slot={`${of}-scrim`} className={scrimLook} />
      <Content
        data-slot={`${of}-content`}
        data-size={size}
        dir={dir}
        className={panelLook({ size, place, className })}
        onOpenAutoFocus={(event) => {
          onOpenAutoFocus?.(event)
          if (event.defaultPrevented || !(event.currentTarget instanceof HTMLElement)) return
          if (focusBeginning(event.currentTarget)) event.preventDefault()
        }}
        onFocus={(event) => {
          onFocus?.(event)
          keepInSight(event)
        }}
        onEscapeKeyDown={(event) => {
          onEscapeKeyDown?.(event)
          if (isComposing(event)) event.preventDefault()
        }}
        {...rest}
      >
        <TitleCheck
          part={`${names[of]}Content`}
          title={`${names[of]}Title`}
          named={Boolean(rest['aria-label'] ?? rest['aria-labelledby'])}
        >
          {children}
        </TitleCheck>
        <FocusReturn />
      </Content>
    </Portal>
  )
}
