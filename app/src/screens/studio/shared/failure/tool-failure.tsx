import type { Failure } from '@saha/machines/port'
import { ErrorState, type ErrorStateProps } from '@saha/ui'
import { useRetryCountdown } from './use-retry-countdown.ts'
import { useErrorMessage } from './use-error-message.ts'

interface ToolFailureProps extends Pick<ErrorStateProps, 'hint' | 'children'> {
  /** What did not come about. */
  title: string
  failure: Failure<string>
  onRetry: () => void
}

/** Nothing came of a tool's work: why, in words or in the tool's own, and another try as soon as one may help. */
export function ToolFailure({ failure, children, ...rest }: ToolFailureProps) {
  const why = useErrorMessage()
  return (
    <ErrorState retryIn={useRetryCountdown(failure)} {...rest}>
      {children || why(failure)}
    </ErrorState>
  )
}
