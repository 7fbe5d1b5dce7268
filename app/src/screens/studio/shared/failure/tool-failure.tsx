import type { Failure } from '@saha/machines/port'
import { ErrorState, type ErrorStateProps } from '@saha/ui'
import { useRetryCountdown } from './use-retry-countdown.ts'
import { useErrorMessage } from './use-error-message.ts'

interface ToolFailureProps extends Pick<ErrorStateProps, 'hint' | 'children'> {
  title: string
  failure: Failure<string>
  onRetry: () => void
}

/** Explains a failure, with the tool's message or the default one, and offers a retry once it is allowed. */
export function ToolFailure({ failure, children, ...rest }: ToolFailureProps) {
  const getErrorMessage = useErrorMessage()
  return (
    <ErrorState retryIn={useRetryCountdown(failure)} {...rest}>
      {children || getErrorMessage(failure)}
    </ErrorState>
  )
}
