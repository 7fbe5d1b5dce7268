/** Returns the parsed URL, or null. `URL.parse` and `URL.canParse` are newer than the browsers the build targets. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
