/** Time until each browser has read the file of a download, in ms. */
const revokeDelay = 60_000

/** Gives the user a file as a download. */
export function downloadFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers read the object URL only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), revokeDelay)
}
