import { useCallback, useEffect } from 'react'

/** Another handler, or the file drop area itself, takes the event. */
const isHandled = ({ target, defaultPrevented }: Event) =>
  defaultPrevented || (target instanceof Element && target.closest('[data-slot=file-drop]') !== null)

/** Spreadsheets put an image of copied cells beside their text; a text field gets the text. */
const isTextPaste = ({ target, clipboardData }: ClipboardEvent) =>
  target instanceof Element &&
  target.closest('textarea, input') !== null &&
  clipboardData?.types.includes('text/plain') === true

/** Like {@link useFilesDropAnywhere}, but handles only the first file. */
export function useFileDropAnywhere(onFile: (file: File) => void): void {
  const onFirst = useCallback(([file]: readonly File[]) => file && onFile(file), [onFile])
  useFilesDropAnywhere(onFirst)
}

/**
 * Handles files that are pasted or dropped anywhere on the page. Otherwise the browser would navigate to a file that
 * is dropped outside the drop area.
 *
 * @param onFiles must be a stable reference
 */
export function useFilesDropAnywhere(onFiles: (files: readonly File[]) => void): void {
  useEffect(() => {
    const page = new AbortController()
    const getFiles = (data: DataTransfer | null) => [...(data?.files ?? [])]
    const options = { signal: page.signal }
    document.addEventListener(
      'paste',
      (event) => {
        const files = getFiles(event.clipboardData)
        if (files.length === 0 || isHandled(event) || isTextPaste(event)) return
        event.preventDefault()
        onFiles(files)
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
        const files = getFiles(event.dataTransfer)
        if (files.length === 0 || isHandled(event)) return
        event.preventDefault()
        onFiles(files)
      },
      options,
    )
    return () => page.abort()
  }, [onFiles])
}
