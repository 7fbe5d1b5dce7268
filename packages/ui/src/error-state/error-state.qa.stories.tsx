import { useSample } from '../testing/sample.ts'
import { ErrorState } from './error-state.tsx'
import { OfflineIcon } from '../icons/index.ts'

export default { title: 'Components/Structure/ErrorState/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Text only, with a retry button, and while retrying. */
export function Variants() {
  const { title, text, hint } = useSample({
    en: { title: 'Failed to load your favorites', text: 'They are safe.', hint: 'Check your network.' },
    ar: { title: 'تعذّر تحميل المفضلة', text: 'هي محفوظة.', hint: 'تحقّق من اتصالك.' },
  })
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <ErrorState title={title} live="none" />
      <ErrorState title={title} hint={hint} live="none" icon={OfflineIcon} onRetry={() => undefined}>
        {text}
      </ErrorState>
      <ErrorState title={title} hint={hint} live="none" onRetry={() => undefined} busy>
        {text}
      </ErrorState>
    </div>
  )
}
