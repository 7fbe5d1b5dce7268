import type { ComponentProps } from 'react'

interface ToolbarHandleProps extends ComponentProps<'div'> {
  label: string
  /** Called when the handle is pressed or dragged down. */
  onPull: () => void
}

/** The top edge while the toolbar is hidden, with a handle for touch. Keyboard users can focus the toolbar itself. */
export const ToolbarHandle = ({ label, onPull, ...rest }: ToolbarHandleProps) => (
  <div className="absolute inset-x-0 top-0 z-10 flex h-2 justify-center" {...rest}>
    <button
      type="button"
      aria-label={label}
      tabIndex={-1}
      className="flex h-11 w-20 touch-none justify-center pt-1"
      // Keeps the focus in the toolbar, where `onPull` puts it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPull}
      onPointerMove={({ buttons, movementY }) => {
        if (buttons > 0 && movementY > 0) onPull()
      }}
    >
      <span className="h-1.5 w-12 rounded-pill border border-night bg-on-night opacity-70" />
    </button>
  </div>
)
