import { useEffect } from 'react'

/** What stands in the area for files is taken by it. */
const isHandled = ({ target, defaultPrevented }: Event) =>
  defaultPrevented || (target instanceof Element && target.closest('[data-slot=file-drop]') !== null)

/** A table brings a picture of itself along: in a field it is its words that are meant. */
const isTextPaste = ({ target, clipboardData }: ClipboardEvent) =>
  target instanceof Element &&
  target.closest('textarea, input') !== null &&
  clipboardData?.types.includes('text/plain') === true

/**
 * Takes a file that is pasted or dropped anywhere on the page: one that is dropped beside its place would otherwise
 * replace the page.
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
