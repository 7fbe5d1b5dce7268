import { useEffect, useState } from 'react'

const addressOf = (file: Blob) => ({ file, url: URL.createObjectURL(file) })

/** Returns an object URL of a blob, revoked when the blob changes or the component unmounts. */
export function useObjectUrl(file: Blob | null): string | null {
  const [address, setAddress] = useState<ReturnType<typeof addressOf> | null>(null)
  useEffect(() => {
    if (!file) return undefined
    const made = addressOf(file)
    // oxlint-disable-next-line react/set-state-in-effect -- Only an effect has a cleanup that revokes the URL.
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made.url)
      setAddress(null)
    }
  }, [file])
  // Never the URL of the previous blob, which is revoked.
  return address !== null && address.file === file ? address.url : null
}
