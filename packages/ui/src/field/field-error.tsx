import type { ComponentProps } from 'react'
import { AlertIcon } from '../icons/alert.tsx'

/** The error below a control. */
export const FieldError = ({ children, ...rest }: ComponentProps<'p'>) => (
  <p
    data-slot="field-error"
    className="sa:flex sa:animate-[saha-appear_180ms_ease-out] sa:items-start sa:gap-1.5 sa:type-small sa:text-danger"
    {...rest}
  >
    <AlertIcon size={1.15} className="sa:mt-[0.2em]" />
    <span className="sa:min-w-0">{children}</span>
  </p>
)
