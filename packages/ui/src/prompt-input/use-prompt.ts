import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { isComposing } from '../composition/index.ts'

interface PromptOptions {
  value: string | undefined
  defaultValue: string
  onValueChange: ((value: string) => void) | undefined
  onSend: (text: string) => boolean | void | Promise<boolean | void>
}

/** A text that is kept until it was taken. */
export function usePrompt({ value, defaultValue, onValueChange, onSend }: PromptOptions) {
  const [own, setOwn] = useState(defaultValue)
  const [sending, setSending] = useState(false)
  const text = value ?? own
  const latest = useRef(text)
  useLayoutEffect(() => {
    latest.current = text
  })

  function change(next: string) {
    setOwn(next)
    onValueChange?.(next)
  }

  async function send() {
    const sent = text.trim()
    setSending(true)
    try {
      const taken = await onSend(sent)
      // What was typed meanwhile is the next message.
      if (taken !== false && latest.current.trim() === sent) change('')
    } finally {
      setSending(false)
    }
  }

  return { text, change, sending, send }
}

/** Enter by itself: no new line, no key held down, and no word that an input method is still composing. */
export const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !event.altKey && !isComposing(event)
