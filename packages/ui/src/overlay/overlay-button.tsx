import type { ComponentType, ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'

export interface OverlayButtonProps extends Omit<ButtonProps, 'asChild'> {
  /** Renders the child element, such as an IconButton or a link, in place of a Button. @default false */
  asChild?: boolean
}

interface InternalProps extends OverlayButtonProps {
  /** Part of Radix that opens or closes the overlay. */
  radix: ComponentType<{ asChild: true; children: ReactNode }>
}

/** A part that opens, answers or closes an overlay: a Button, or the host's own element. */
export const OverlayButton = ({ radix: Part, asChild = false, ...rest }: InternalProps) =>
  asChild ? (
    <Part asChild {...rest} />
  ) : (
    <Part asChild>
      <Button {...rest} />
    </Part>
  )
