import { Button } from '@saha/ui/button'
import { Text } from '@saha/ui/text'
import type { noticeMachine } from '../../../packages/machines/src/notice/index.ts'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import type { MachineViewProps } from '../../machine-inspector/component-panel.tsx'

const samples = {
  en: { show: 'Copy link', hide: 'Hide', copied: 'The link is copied.' },
  ar: { show: 'نسخ الرابط', hide: 'إخفاء', copied: 'نُسخ الرابط.' },
}

/** A button whose notice disappears. */
export function NoticeView({ snapshot, send }: MachineViewProps<typeof noticeMachine>) {
  const t = useSample(samples)
  const isShown = snapshot.context.code !== null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => send({ type: 'notice.show', code: 'copied' })}>{t.show}</Button>
      {isShown && (
        <>
          <Text as="span" tone="success">
            {t.copied}
          </Text>
          <Button variant="quiet" size="small" onClick={() => send({ type: 'notice.hide' })}>
            {t.hide}
          </Button>
        </>
      )}
    </div>
  )
}
