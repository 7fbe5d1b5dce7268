import { isDevelopment } from './is-development.ts'

const warned = new Set<string>()

/** Logs a development warning once per text. Check `isDevelopment` first if the text is expensive to build. */
export function warnOnce(text: string, ...details: unknown[]) {
  if (!isDevelopment || warned.has(text)) return
  warned.add(text)
  console.warn(text, ...details)
}
