import type { ChatMessage } from '@saha/machines/chat'
import { titleOf, type Thread } from '../../../../adapters/threads/thread.ts'

/** The words of an exported conversation that are the portal's. */
export interface ExportMessages {
  readonly you: string
  readonly assistant: string
  /** What stands at the end of a reply that did not come whole. */
  readonly ending: (message: ChatMessage) => string | null
}

/** A conversation as a Markdown document. */
export function threadToMarkdown(thread: Thread, { you, assistant, ending }: ExportMessages): string {
  const turns = thread.messages.map((message) => {
    const end = ending(message)
    const parts = [`## ${message.role === 'user' ? you : assistant}`, message.text.trim(), end && `_${end}_`]
    return parts.filter(Boolean).join('\n\n')
  })
  return `${[`# ${titleOf(thread)}`, ...turns].join('\n\n')}\n`
}
