import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { Entry } from '../../../../adapters/library/entry.ts'
import { toThread } from '../../../../adapters/library/thread.ts'
import { threadToMarkdown } from './thread-to-markdown.ts'

const endings = { stopped: 'stopped', 'cut-off': 'cutOff', failed: 'error', streaming: 'stopped' } as const

/** Returns a function that formats a stored thread as Markdown. */
export function useThreadMarkdown(): (entry: Entry) => string {
  const t = useTranslations('chatbot')
  return useCallback(
    (entry) => {
      const thread = toThread(entry)
      if (thread === null) return ''
      return threadToMarkdown(thread, {
        you: t('you'),
        assistant: t('assistant'),
        ending: (message) =>
          message.role === 'user' || message.ending === 'whole' ? null : t(endings[message.ending]),
      })
    },
    [t],
  )
}
