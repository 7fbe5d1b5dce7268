import type { KitMessages } from '../messages/index.ts'
import { getErrorName, isControl, type FormControl } from './find-control.ts'
import type { FormField } from './form-context.ts'

/** Returns what to enter in a control, in the page's language where the kit has a sentence; '' if it is valid. */
export function describeValidity(control: FormControl, messages: KitMessages): string {
  const { validity, validationMessage, type } = control
  if (!control.willValidate || validity.valid) return ''
  if (validity.customError) return validationMessage
  if (validity.valueMissing)
    return type === 'checkbox'
      ? messages.boxRequired
      : type === 'radio' || type.startsWith('select') || type === 'file'
        ? messages.choiceRequired
        : messages.textRequired
  if (validity.typeMismatch && type === 'email') return messages.emailInvalid
  if (validity.typeMismatch && type === 'url') return messages.urlInvalid
  if (validity.tooShort) return messages.textTooShort((control as HTMLInputElement).minLength)
  if (validity.patternMismatch) return control.title || messages.formatInvalid
  return validationMessage
}

/** Returns the first error of each name. */
export function validateForm(
  form: HTMLFormElement,
  fields: readonly FormField[],
  messages: KitMessages,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const control of form.elements) {
    const error = isControl(control) ? describeValidity(control, messages) : ''
    if (isControl(control) && error) errors[getErrorName(control, fields)] ??= error
  }
  return errors
}
