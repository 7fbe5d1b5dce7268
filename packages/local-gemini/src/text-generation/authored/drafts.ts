import type { ReplySchema } from '../../schema/generate-request.ts'
import { splitByHeading, takeWordings } from './parse-answers.ts'

/** JSON that a person wrote for one prompt. */
export interface AuthoredDraft {
  readonly prompts: readonly string[]
  readonly fields: Readonly<Record<string, string | readonly string[]>>
}

const ITEM = /^- (.+)$/

/**
 * Parses the drafts of a Markdown file. Each begins with its prompt as a heading of level 1; each heading of level 2
 * is a field with a text, or with a list.
 */
export const parseDrafts = (markdown: string): AuthoredDraft[] =>
  splitByHeading(markdown, '# ').map(({ heading, lines }) => {
    const { wordings, rest } = takeWordings(lines)
    const fields = splitByHeading(rest.join('\n'), '## ').map(
      (field) => [field.heading, parseField(field.lines)] as const,
    )
    return { prompts: [heading, ...wordings], fields: Object.fromEntries(fields) }
  })

function parseField(lines: readonly string[]): string | string[] {
  const written = lines.filter((line) => line.trim() !== '')
  const items = written.flatMap((line) => ITEM.exec(line)?.[1] ?? [])
  return items.length > 0 && items.length === written.length ? items : lines.join('\n').trim()
}

/** Returns the fields that a schema names, or null if it requires one that is missing or of another type. */
export function fillSchema({ fields }: AuthoredDraft, schema: ReplySchema | undefined): object | null {
  if (schema === undefined) return fields
  const { properties = {}, required = Object.keys(properties) } = schema
  const filled = Object.entries(properties).flatMap(([name, { type }]) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined
    const isList = String(type).toLowerCase() === 'array'
    return value === undefined || Array.isArray(value) !== isList ? [] : [[name, value] as const]
  })
  const result = Object.fromEntries(filled)
  return filled.length > 0 && required.every((name) => Object.hasOwn(result, name)) ? result : null
}
