import type { MouseEventHandler } from 'react'

/** Keeps a busy button focusable and announced while its clicks, submits included, do nothing. */
export const busyProps = (busy: boolean, onClick: MouseEventHandler<HTMLButtonElement> | undefined) =>
  busy
    ? {
        'aria-disabled': true,
        'data-busy': '',
        onClick: ((event) => event.preventDefault()) satisfies MouseEventHandler<HTMLButtonElement>,
      }
    : { onClick }
