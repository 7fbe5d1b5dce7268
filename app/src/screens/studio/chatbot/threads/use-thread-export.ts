import { useTranslations } from 'use-intl'
import { getThreadTitle, type Thread } from '../../../../adapters/threads/thread.ts'
import { downloadFile } from '../../../../platform/download-file.ts'
import { toFileName } from '../../shared/files/file-name.ts'
import { threadToMarkdown } from './thread-to-markdown.ts'

const endings = { stopped: 'stopped', 'cut-off': 'cutOff', failed: 'error', streaming: 'stopped' } as const

/** Returns a function that downloads a thread as a Markdown file. */
export function useThreadExport(): (thread: Thread) => void {
  const t = useTranslations('chatbot')
  return (thread) => {
    const text = threadToMarkdown(thread, {
      you: t('you'),
      assistant: t('assistant'),
      ending: (message) =>
        message.role === 'user' || message.ending === 'whole' ? null : t(endings[message.ending]),
    })
    downloadFile(new Blob([text], { type: 'text/markdown' }), toFileName(getThreadTitle(thread), 'md'))
  }
}
