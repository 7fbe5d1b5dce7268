import type { ReactNode } from 'react'

/** Logos of share targets in the kit's stroke style on 24 × 24. They never mirror. */
export const networkIcons = {
  facebook: <path d="M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V21M6.5 12H15.5" />,
  x: <path d="M4 4 20 20M20 4 4 20" />,
  whatsapp: (
    <>
      <path d="M4 20.5 5.3 16A8.5 8.5 0 1 1 8.7 19.2Z" />
      <path d="M9 8.5c-.4 3.6 2.9 7 6.5 6.5l.5-2-2-1-1 1c-1.2-.5-2-1.3-2.5-2.5l1-1-1-2Z" />
    </>
  ),
} satisfies Record<string, ReactNode>

/** A share target with a logo in the kit. */
export type ShareNetwork = keyof typeof networkIcons
