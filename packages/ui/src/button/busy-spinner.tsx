import { useKit } from '../provider/index.ts'
import { Spinner, type SpinnerProps } from '../spinner/index.ts'

/** What stands in a button that is busy. Apart, so that a button which never is needs no words of the kit's. */
export function BusySpinner(props: Omit<SpinnerProps, 'label'>) {
  const { messages } = useKit()
  return <Spinner {...props} label={messages.loading} />
}
