import { isDevelopment } from './is-development.ts'

const told = new Set<string>()

/**
 * Tells a developer what happened, why it matters and how to fix it, once for each text. Where making the
 * text is work, ask `isDevelopment` first.
 */
export function warnOnce(text: string, ...about: unknown[]) {
  if (!isDevelopment || told.has(text)) return
  told.add(text)
  console.warn(text, ...about)
}
