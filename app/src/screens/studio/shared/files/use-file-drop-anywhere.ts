import { useEffect } from 'react'

/** Another handler, or the file drop area itself, takes the event. */
const isHandled = ({ target, defaultPrevented }: Event) =>
  defaultPrevented || (target instanceof Element && target.closest('[data-slot=file-drop]') !== null)

/** Spreadsheets put an image of copied cells beside their text; a text field gets the text. */
const isTextPaste = ({ target, clipboardData }: ClipboardEvent) =>
  target instanceof Element &&
  target.closest('textarea, input') !== null &&
  clipboardData?.types.includes('text/plain') === true

/**
 * Handles a file that is pasted or dropped anywhere on the page. Otherwise the browser would navigate to a file that
 * is dropped outside the drop area.
 */
export function useFileDropAnywhere(onFile: (file: File) => void): void {
  useEffect(() => {
    const page = new AbortController()
    const getFirstFile = (data: DataTransfer | null) => data?.files[0]
    const options = { signal: page.signal }
    document.addEventListener(
      'paste',
      (event) => {
        const file = getFirstFile(event.clipboardData)
        if (!file || isHandled(event) || isTextPaste(event)) return
        event.preventDefault()
        onFile(file)
      },
      options,
    )
    document.addEventListener(
      'dragover',
      (event) => {
        if (event.dataTransfer?.types.includes('Files') && !isHandled(event)) event.preventDefault()
      },
      options,
    )
    document.addEventListener(
      'drop',
      (event) => {
        const file = getFirstFile(event.dataTransfer)
        if (!file || isHandled(event)) return
        event.preventDefault()
        onFile(file)
      },
      options,
    )
    return () => page.abort()
  }, [onFile])
}
