import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Lets what a control keeps itself go back to its beginning with the form that it stands in. */
export function useFormReset(ref: RefObject<HTMLElement | null>, onReset: () => void) {
  const follow = useEffectEvent((event: Event) => {
    const form = ref.current && ('form' in ref.current ? ref.current.form : ref.current.closest('form'))
    // Heard last, so that a host which keeps its form as it is has said so.
    if (form && event.target === form && !event.defaultPrevented) onReset()
  })
  useEffect(() => {
    const page = ref.current?.getRootNode() ?? document
    const listener = (event: Event) => follow(event)
    page.addEventListener('reset', listener)
    return () => page.removeEventListener('reset', listener)
  }, [ref])
}
