import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'

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
export function isSendKey({ key, shiftKey, altKey, keyCode, nativeEvent }: KeyboardEvent) {
  // 229: Safari ends a composition before the Enter that ended it arrives.
  return key === 'Enter' && !shiftKey && !altKey && !nativeEvent.isComposing && keyCode !== 229
}
