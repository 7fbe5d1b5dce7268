import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { isComposing } from '../composition/index.ts'

interface PromptOptions {
  value: string | undefined
  defaultValue: string
  onValueChange: ((value: string) => void) | undefined
  onSend: (text: string) => boolean | void | Promise<boolean | void>
}

/** Keeps the text until `onSend` has accepted it. */
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
      // Text typed while sending is the next message.
      if (taken !== false && latest.current.trim() === sent) change('')
    } finally {
      setSending(false)
    }
  }

  return { text, change, sending, send }
}

/** Returns true for a plain Enter: without modifiers, key repeat or IME composition. */
export const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !event.altKey && !isComposing(event)
