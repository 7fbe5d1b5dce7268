import type * as RadixAlertDialog from '@radix-ui/react-alert-dialog'
import type * as RadixDialog from '@radix-ui/react-dialog'
import type { ComponentProps } from 'react'
import { isComposing } from '../composition/index.ts'
import { useLabelReference } from '../label-ids/label-ids.tsx'
import { focusPanelStart, scrollFocusIntoView } from './panel-focus.ts'
import { FocusReturn } from './focus-return.tsx'
import { isEscapeOfList } from './is-escape-of-list.ts'
import { panelStyles, scrimStyles } from './overlay.styles.ts'
import { RequireTitle } from './require-title.tsx'
import { useOverlay } from './use-overlay.ts'

/** Props of Radix, without those that have no effect on a panel or break it. */
export type PanelContentProps = Omit<
  ComponentProps<typeof RadixDialog.Content>,
  'asChild' | 'forceMount' | 'deferPointerDownOutside'
>

interface PanelProps extends PanelContentProps {
  /** The Radix parts of a dialog or alert dialog. */
  radix: Pick<typeof RadixDialog | typeof RadixAlertDialog, 'Portal' | 'Overlay' | 'Content'>
  /** The component, for slot names and development warnings. */
  component: 'dialog' | 'alert-dialog' | 'sheet'
  size?: 'small' | 'medium' | 'large' | undefined
  placement?: 'center' | 'inline-start' | 'inline-end' | 'bottom'
}

const names = { dialog: 'Dialog', 'alert-dialog': 'AlertDialog', sheet: 'Sheet' } as const

/** The shared part of dialog, alert dialog and sheet: scrim, panel and focus management. */
export function Panel({
  radix: { Portal, Overlay, Content },
  component,
  size = 'medium',
  placement = 'center',
  className,
  children,
  onOpenAutoFocus,
  onEscapeKeyDown,
  onFocus,
  ...rest
}: PanelProps) {
  const { dir, portal } = useOverlay()
  const labelledBy = useLabelReference('title', 'aria-labelledby')
  const describedBy = useLabelReference('description', 'aria-describedby')
  return (
    <Portal {...portal}>
      <Overlay data-slot={`${component}-scrim`} className={scrimStyles} />
      <Content
        data-slot={`${component}-content`}
        data-size={size}
        dir={dir}
        className={panelStyles({ size, placement, className })}
        onOpenAutoFocus={(event) => {
          onOpenAutoFocus?.(event)
          if (event.defaultPrevented || !(event.currentTarget instanceof HTMLElement)) return
          if (focusPanelStart(event.currentTarget)) event.preventDefault()
        }}
        onFocus={(event) => {
          onFocus?.(event)
          scrollFocusIntoView(event)
        }}
        onEscapeKeyDown={(event) => {
          onEscapeKeyDown?.(event)
          if (isComposing(event) || isEscapeOfList(event)) event.preventDefault()
        }}
        {...labelledBy}
        {...describedBy}
        {...rest}
      >
        <RequireTitle
          part={`${names[component]}Content`}
          title={`${names[component]}Title`}
          isNamed={Boolean(rest['aria-label'] ?? rest['aria-labelledby'])}
        >
          {children}
        </RequireTitle>
        <FocusReturn />
      </Content>
    </Portal>
  )
}
