/**
 * Refuses files that are dropped where nothing takes them: the browser would show the file in place of the page, and with
 * it everything that is being written would be gone.
 */
export function refuseStrayFiles(): void {
  for (const type of ['dragover', 'drop'] as const)
    window.addEventListener(type, (event) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    })
}
