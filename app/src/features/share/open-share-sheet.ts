/** Returns whether the user closed the share sheet or it is already open, which are no failures. */
const isDismissal = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError')

/** Opens the browser's share sheet. Resolves to false if it cannot be opened. */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return isDismissal(error)
  }
}
