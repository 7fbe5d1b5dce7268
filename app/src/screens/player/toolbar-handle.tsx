import type { ComponentProps } from 'react'

interface ToolbarHandleProps extends ComponentProps<'div'> {
  label: string
  /** The visitor asks for the bar by pressing or pulling the handle. */
  onPull: () => void
}

/** The upper edge while the bar has stepped aside, and on it a handle for fingers. The keyboard reaches the bar itself. */
export const ToolbarHandle = ({ label, onPull, ...rest }: ToolbarHandleProps) => (
  <div className="absolute inset-x-0 top-0 z-10 flex h-2 justify-center" {...rest}>
    <button
      type="button"
      aria-label={label}
      tabIndex={-1}
      className="flex h-11 w-20 touch-none justify-center pt-1"
      // Else the press would take the focus that the pull has just given to the bar.
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
