import { FileDrop, type RejectedFile } from '@saha/ui/file-drop'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = { en: { picture: 'Picture' }, ar: { picture: 'الصورة' } }

/** First bytes of every PNG file. */
const signature = [0x89, 0x50, 0x4e, 0x47]

async function isPng(file: File) {
  const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return signature.every((byte, at) => bytes[at] === byte)
}

export default function CheckedContent() {
  const { picture } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [files, setFiles] = useState<readonly File[]>([])
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([])

  async function check([file]: readonly File[], problems: readonly RejectedFile[]) {
    const isTrusted = file && (await isPng(file))
    setFiles(isTrusted ? [file] : [])
    setRejected(file && !isTrusted ? [{ file, reason: 'content' }] : problems)
  }
  return (
    <FileDrop
      aria-label={picture}
      accept={['image/png']}
      files={files}
      rejected={rejected}
      onFilesChange={(chosen, problems) => void check(chosen, problems)}
    />
  )
}
