import type { FormField } from './form-context.ts'

/** An element of a form that takes part in its validation. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const focusable = 'input:not([type=hidden]), select, textarea, button, [tabindex]:not([tabindex="-1"])'

export const isControl = (element: unknown): element is FormControl =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** Returns the name under which errors of a control are stored: of its field, if it has none. */
export const getErrorName = (control: FormControl, fields: readonly FormField[]): string =>
  control.name || (fields.find(({ id }) => id === control.id)?.name ?? '')

/** Returns the element of a field that takes focus: its control, or the first one in it. */
export function findControl(
  form: HTMLFormElement,
  name: string,
  fields: readonly FormField[],
): HTMLElement | undefined {
  const field = fields.find((each) => each.name === name)
  const root = field && document.getElementById(field.id)
  if (root) return root.matches(focusable) ? root : (root.querySelector<HTMLElement>(focusable) ?? undefined)
  return [...form.elements].find(
    (element): element is FormControl =>
      isControl(element) && element.name === name && element.type !== 'hidden',
  )
}
