import { TextLink } from '@saha/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { useNotice } from '../../../features/notices/notices.tsx'
import { Rich, useLocale } from '../../../i18n/index.ts'
import { withoutLanguage } from '../../../routing/address.ts'
import { links } from '../../../routing/links.ts'
import type { ToolId } from '../../../routing/tools.ts'
import { getCurrentPath } from './get-current-path.ts'

/** An actor whose answer continues while the user is elsewhere. */
interface Answering<Snapshot> {
  getSnapshot: () => Snapshot
  subscribe: (next: (snapshot: Snapshot) => void) => { unsubscribe: () => void }
}

/**
 * Says that an answer continues when its tool is left, and links back once it has ended.
 *
 * @param isBusy whether an answer is on its way; must be a stable reference
 */
export function useLateNotice<Snapshot>(
  tool: ToolId,
  actor: Answering<Snapshot>,
  isBusy: (snapshot: Snapshot) => boolean,
): void {
  const t = useTranslations('studio')
  const notice = useNotice()
  const href = links(useLocale()).tool(tool)
  const path = withoutLanguage(useLocation().pathname)
  const values = { tool: t(`tool.${tool}.name`) }
  const texts = {
    continues: t('late.continues', values),
    ended: (
      <Rich>
        {t.rich('late.ended', { ...values, link: (words) => <TextLink href={href}>{words}</TextLink> })}
      </Rich>
    ),
  }
  // The texts in the language in which the tool is left.
  const latest = useRef(texts)
  useLayoutEffect(() => {
    latest.current = texts
  })
  useEffect(
    () => () => {
      if (getCurrentPath() === path || !isBusy(actor.getSnapshot())) return
      const { continues, ended } = latest.current
      notice(continues, 'info')
      const watching = actor.subscribe((snapshot) => {
        if (isBusy(snapshot)) return
        watching.unsubscribe()
        if (getCurrentPath() !== path) notice(ended, 'success')
      })
    },
    [actor, isBusy, notice, path],
  )
}
