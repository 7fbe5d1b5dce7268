import type { ChatMessage } from '@saha/machines/chat'
import { getThreadTitle, type Thread } from '../../../../adapters/library/thread.ts'

/** Translated texts of an exported thread. */
interface ExportMessages {
  readonly you: string
  readonly assistant: string
  /** Note at the end of an incomplete reply. */
  readonly ending: (message: ChatMessage) => string | null
}

/** Formats a thread as a Markdown document. */
export function threadToMarkdown(thread: Thread, { you, assistant, ending }: ExportMessages): string {
  const turns = thread.messages.map((message) => {
    const end = ending(message)
    const files =
      message.role === 'user' ? (message.files ?? []).map(({ name }) => `- ${name}`).join('\n') : ''
    const parts = [
      `## ${message.role === 'user' ? you : assistant}`,
      files,
      message.text.trim(),
      end && `_${end}_`,
    ]
    return parts.filter(Boolean).join('\n\n')
  })
  return `${[`# ${getThreadTitle(thread)}`, ...turns].join('\n\n')}\n`
}
