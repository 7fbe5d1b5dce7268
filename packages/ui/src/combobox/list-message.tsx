import { RetryButton } from '../button/retry-button.tsx'
import { AlertIcon } from '../icons/alert.tsx'
import { useKit } from '../provider/index.ts'
import { StarMotif } from '../star-motif/index.ts'

interface ListMessageProps {
  state: 'loading' | 'failed' | 'empty'
  onRetry: () => void
}

/** Shown in place of the options. The field announces it. */
export function ListMessage({ state, onRetry }: ListMessageProps) {
  const { messages } = useKit()
  return (
    <div
      data-slot="combobox-message"
      data-state={state}
      className="sa:flex sa:min-h-11 sa:flex-wrap sa:items-center sa:gap-x-3 sa:gap-y-2 sa:px-3.5 sa:py-2.5 sa:type-label"
    >
      {state === 'loading' && (
        <StarMotif
          size="1.5em"
          className="sa:shrink-0 sa:animate-[saha-star-turn_1.6s_linear_infinite] sa:text-star"
        />
      )}
      {state === 'failed' && <AlertIcon size={1.4} className="sa:shrink-0 sa:text-danger" />}
      <span className="sa:min-w-0 sa:flex-1">
        {{ loading: messages.loading, failed: messages.optionsFailed, empty: messages.options(0) }[state]}
      </span>
      {state === 'failed' && <RetryButton size="small" retryIn={0} onRetry={onRetry} />}
    </div>
  )
}
