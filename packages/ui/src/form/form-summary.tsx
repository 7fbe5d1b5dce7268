import { useId, type ReactNode, type Ref } from 'react'
import { AlertIcon } from '../icons/alert.tsx'
import { useKit } from '../provider/index.ts'
import { TextLink } from '../text-link/index.ts'

/** An error with the field that it is about, if it is about one. */
export interface SummaryEntry {
  name: string
  label: ReactNode
  error: ReactNode
  /** Id of the control. */
  id: string | undefined
}

interface FormSummaryProps {
  ref: Ref<HTMLDivElement>
  entries: readonly SummaryEntry[]
  onFocusField: (name: string) => void
}

/** The errors of a form, with links that move focus to their fields. */
export function FormSummary({ ref, entries, onFocusField }: FormSummaryProps) {
  const { messages } = useKit()
  const titleId = useId()
  return (
    <div
      ref={ref}
      data-slot="form-summary"
      {...{ role: 'group' }}
      aria-labelledby={titleId}
      tabIndex={-1}
      className="sa:flex sa:items-start sa:gap-3 sa:rounded-panel sa:border sa:border-danger sa:bg-danger-surface sa:p-4 sa:text-ink"
    >
      <AlertIcon size={1.5} className="sa:shrink-0 sa:text-danger" />
      <div className="sa:grid sa:min-w-0 sa:gap-2">
        <p id={titleId} className="sa:type-subheading">
          {messages.formErrors(entries.length)}
        </p>
        <ul className="sa:grid sa:gap-2 sa:type-small sa:wrap-anywhere">
          {entries.map(({ name, label, error, id }) => (
            <li key={name} className="sa:grid sa:justify-items-start">
              {id === undefined ? (
                error
              ) : (
                <>
                  <TextLink
                    href={`#${id}`}
                    onClick={(event) => {
                      event.preventDefault()
                      onFocusField(name)
                    }}
                  >
                    {label}
                  </TextLink>
                  <span>{error}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
