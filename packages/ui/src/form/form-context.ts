import { createContext, type ReactNode } from 'react'

/** A field of a form. */
export interface FormField {
  /** Name of its control. */
  name: string
  /** Id of its control. */
  id: string
  label: ReactNode
}

/** The form around a field. */
export interface FormFields {
  /** Errors by field name. */
  errors: Readonly<Record<string, ReactNode>>
  /** Adds a field. Returns a function that removes it. */
  register: (field: FormField) => () => void
}

export const FormContext = createContext<FormFields | null>(null)
