import type * as RadixAlertDialog from '@radix-ui/react-alert-dialog'
import type * as RadixDialog from '@radix-ui/react-dialog'
import { useRef, type ComponentProps } from 'react'
import { focusBeginning, keepInSight } from './focus-in-sight.ts'
import { panelLook, scrimLook } from './look.ts'
import { TitleCheck } from './title-check.tsx'
import { useOverlay } from './use-overlay.ts'

interface PanelProps extends ComponentProps<typeof RadixDialog.Content> {
  /** The Radix parts of a dialog or of an alert dialog. */
  radix: Pick<typeof RadixDialog | typeof RadixAlertDialog, 'Portal' | 'Overlay' | 'Content'>
  /** The component's name, for its slots and for messages to developers. */
  of: 'dialog' | 'alert-dialog' | 'sheet'
  size?: 'small' | 'medium' | 'large' | undefined
  place?: 'center' | 'inline-start' | 'inline-end' | 'bottom'
}

const names = { dialog: 'Dialog', 'alert-dialog': 'AlertDialog', sheet: 'Sheet' } as const

/** What opened it and will still be there afterwards: an item's menu closes, the menu's trigger remains. */
function lasting(opener: Element | null): Element | null {
  const menu = opener?.closest('[role="menu"][aria-labelledby]')
  if (!menu) return opener
  return lasting(document.getElementById(menu.getAttribute('aria-labelledby') ?? ''))
}

/** What a dialog, an alert dialog and a sheet share: the scrim, the panel, and where focus goes afterwards. */
export function Panel({
  radix: { Portal, Overlay, Content },
  of,
  size = 'medium',
  place = 'center',
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onFocus,
  ...rest
}: PanelProps) {
  const { dir, portal } = useOverlay()
  const opener = useRef<Element | null>(null)
  return (
    <Portal {...portal}>
      <Overlay data-slot={`${of}-scrim`} className={scrimLook} />
      <Content
        data-slot={`${of}-content`}
        data-size={size}
        dir={dir}
        className={panelLook({ size, place, className })}
        onOpenAutoFocus={(event) => {
          opener.current = lasting(document.activeElement)
          onOpenAutoFocus?.(event)
          if (event.defaultPrevented || !(event.currentTarget instanceof HTMLElement)) return
          if (focusBeginning(event.currentTarget)) event.preventDefault()
        }}
        onFocus={(event) => {
          onFocus?.(event)
          keepInSight(event)
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event)
          if (event.defaultPrevented || document.activeElement !== document.body) return
          // Radix knows its own trigger only; a dialog that the host opens has none.
          if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return
          if (opener.current === document.body) return
          event.preventDefault()
          opener.current.focus()
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
      </Content>
    </Portal>
  )
}
