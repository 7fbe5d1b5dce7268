import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls `onReset` when the element's form is reset, so that uncontrolled state returns to its default. */
export function useFormReset(ref: RefObject<HTMLElement | null>, onReset: () => void) {
  const handleReset = useEffectEvent((event: Event) => {
    const form = ref.current && ('form' in ref.current ? ref.current.form : ref.current.closest('form'))
    // The listener is on the root, so it runs last and sees `preventDefault()` calls of the host.
    if (form && event.target === form && !event.defaultPrevented) onReset()
  })
  useEffect(() => {
    const page = ref.current?.getRootNode() ?? document
    const listener = (event: Event) => handleReset(event)
    page.addEventListener('reset', listener)
    return () => page.removeEventListener('reset', listener)
  }, [ref])
}
