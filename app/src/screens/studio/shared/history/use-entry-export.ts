import { useCallback, useState } from 'react'
import type { EntryKind } from '../../../../adapters/library/entry-kind.ts'
import type { Entry } from '../../../../adapters/library/entry.ts'
import { loadChunk } from '../../../../chunks/load-chunk.ts'
import { downloadFile } from '../../../../platform/download-file.ts'
import { toFileName } from '../files/file-name.ts'
import { useLibrary } from './library.ts'

const zip = () => loadChunk(() => import('../../../../adapters/library/zip-entries.ts'))

/** Formats an entry as Markdown: its title, then its texts. */
function toText<Data>(kind: EntryKind<Data>, entry: Entry): string {
  const data = kind.read(entry)
  return `${[`# ${kind.getTitle(entry)}`, ...(data === null ? [] : kind.getTexts(data))].join('\n\n')}\n`
}

/** Returns a function that downloads entries of a tool as one file, and whether the last download failed. */
export function useEntryExport<Data>(kind: EntryKind<Data>, toMarkdown?: (entry: Entry) => string) {
  const library = useLibrary()
  const [failed, setFailed] = useState(false)
  const exportEntries = useCallback(
    async (entries: readonly Entry[]) => {
      const format = toMarkdown ?? ((entry: Entry) => toText(kind, entry))
      const [only] = entries.length === 1 ? entries : []
      const name = only ? kind.getTitle(only) : `saha-${kind.tool}`
      try {
        if (only?.files.length === 0)
          downloadFile(new Blob([format(only)], { type: 'text/markdown' }), toFileName(name, 'md'))
        else {
          const { zipEntries } = await zip()
          downloadFile(await zipEntries(entries, library, format), toFileName(name, 'zip'))
        }
        setFailed(false)
      } catch {
        setFailed(true)
      }
    },
    [kind, library, toMarkdown],
  )
  return { failed, exportEntries }
}
