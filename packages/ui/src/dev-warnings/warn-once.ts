import { isDevelopment } from './is-development.ts'

const warned = new Set<string>()

/**
 * Tells a developer what happened, why it matters and how to fix it, once for each text. Where making the
 * text is work, ask `isDevelopment` first.
 */
export function warnOnce(text: string, ...details: unknown[]) {
  if (!isDevelopment || warned.has(text)) return
  warned.add(text)
  console.warn(text, ...details)
}
