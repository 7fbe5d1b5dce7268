import { useEffect, useState } from 'react'

const addressOf = (file: Blob) => ({ file, url: URL.createObjectURL(file) })

/** The address of a file in memory, for as long as it is shown: given back with the next file, and on leaving. */
export function useObjectUrl(file: Blob | null): string | null {
  const [address, setAddress] = useState<ReturnType<typeof addressOf> | null>(null)
  useEffect(() => {
    if (!file) return undefined
    const made = addressOf(file)
    // oxlint-disable-next-line react/set-state-in-effect -- Only an effect is told when to give the address back.
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made.url)
      setAddress(null)
    }
  }, [file])
  // Never that of the file before, which leads nowhere any more.
  return address !== null && address.file === file ? address.url : null
}
