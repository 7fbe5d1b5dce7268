import { useEffect } from 'react'
import { isDevelopment } from '../dev-warnings/is-development.ts'
import { warnOnce } from '../dev-warnings/warn-once.ts'

function useCheck(id: string) {
  useEffect(() => {
    if (document.getElementById(id)) return
    warnOnce(
      '<Field> finds nothing that carries the id which it made for its control, so a click on its label leads ' +
        'nowhere. Spread what it hands to its child, after any props of your own: ' +
        '<Field label="…">{(control) => <Input {...control} />}</Field>.',
    )
  }, [id])
}

/** Warns about a field whose control does not use the props that the field passes. */
export const useControlWarning: typeof useCheck = isDevelopment ? useCheck : () => {}
