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
  const [internalText, setInternalText] = useState(defaultValue)
  const [sending, setSending] = useState(false)
  const text = value ?? internalText
  const latest = useRef(text)
  useLayoutEffect(() => {
    latest.current = text
  })

  function change(next: string) {
    setInternalText(next)
    onValueChange?.(next)
  }

  async function send() {
    const sent = text.trim()
    setSending(true)
    try {
      const accepted = await onSend(sent)
      // Text typed while sending is the next message.
      if (accepted !== false && latest.current.trim() === sent) change('')
    } finally {
      setSending(false)
    }
  }

  return { text, change, sending, send }
}

/** Returns true for a plain Enter: without modifiers, key repeat or IME composition. */
export const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !event.altKey && !isComposing(event)
