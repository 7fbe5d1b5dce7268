import type { Content } from '../schema/generate-request.ts'
import { shorten } from './article.ts'
import { getPhrases } from './phrases.ts'
import type { Prompt } from './prompt.ts'

/** File that came with a question. */
export interface Attachment {
  /** Null for a file that its client did not name. */
  readonly name: string | null
  readonly mimeType: string
  readonly bytes: number
  /** Content of a text; null for other files. */
  readonly text: string | null
}

/** A text file in a part of its own: its name, an empty line, its content. */
const NAMED_TEXT = /^([^\n]{1,200}\.\w{1,8}):\n\n([^]*)$/
/** The name of the inline file in the next part. */
const NAME = /^([^\n]{1,200}\.\w{1,8}):$/
const DESCRIBED = /^(?:image\/|application\/pdf$)/

/** Separates the files of a turn from its words. Inline data stays in the turn. */
export function splitAttachments(content: Content): {
  readonly content: Content
  readonly attachments: readonly Attachment[]
} {
  const parts = content.parts ?? []
  const question = parts.findLastIndex(({ text }) => text !== undefined)
  const attachments: Attachment[] = []
  let name: string | null = null
  const rest = parts.filter(({ text = '', inlineData }, index) => {
    const [, nextName] = parts[index + 1]?.inlineData ? (NAME.exec(text) ?? []) : []
    if (nextName !== undefined) {
      name = nextName
      return false
    }
    const [, textName, written = ''] = index < question ? (NAMED_TEXT.exec(text) ?? []) : []
    if (textName !== undefined)
      attachments.push({ name: textName, mimeType: 'text/plain', bytes: written.length, text: written })
    const { mimeType = '', data = '' } = inlineData ?? {}
    if (DESCRIBED.test(mimeType))
      attachments.push({ name, mimeType, bytes: Buffer.byteLength(data, 'base64'), text: null })
    name = null
    return textName === undefined
  })
  return { content: { ...content, parts: rest }, attachments }
}

/** Says which files arrived with a question, and what can be counted about them. */
export function describeAttachments(prompt: Prompt, attachments: readonly Attachment[]): string {
  const say = getPhrases(prompt.language)
  const items = attachments.map(({ name, mimeType, bytes, text }) => {
    const size =
      bytes < 1024
        ? say.files.bytes(bytes)
        : say.files.kilobytes((bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0))
    const words = text?.match(/\S+/g)?.length ?? 0
    const described =
      text !== null
        ? say.files.text(words, shorten(text, 80))
        : mimeType === 'application/pdf'
          ? say.files.document(size)
          : say.files.image(size)
    return name === null ? `- ${described}` : `- \`${name.replaceAll('`', '')}\`: ${described}`
  })
  return [`${say.demo} ${say.files.opening(shorten(prompt.text))}`, items.join('\n'), say.files.closing].join(
    '\n\n',
  )
}
