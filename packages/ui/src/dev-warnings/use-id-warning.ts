import { useEffect } from 'react'
import { isDevelopment } from './is-development.ts'
import { warnOnce } from './warn-once.ts'

function useCheck(id: string | undefined) {
  useEffect(() => {
    if (!id) return
    const elements = [...document.querySelectorAll(`[id="${CSS.escape(id)}"]`)]
    if (elements.length < 2) return
    const tags = elements.map((element) => `<${element.localName}>`).join(', ')
    warnOnce(
      `The id "${id}" is on ${elements.length} elements: ${tags}. Labels, descriptions and links go to the first ` +
        'of them, which may be the wrong one. Leave `id` out, then the kit makes one, or pass one that nothing ' +
        'else has. If the kit made it, several React roots share the page: give each an `identifierPrefix`.',
      ...elements,
    )
  }, [id])
}

/** Warns about an id that several elements have. */
export const useIdWarning: typeof useCheck = isDevelopment ? useCheck : () => {}
