import type { ChatModel } from '@saha/machines/chat'
import { useEffect, useEffectEvent } from 'react'
import type { ToolId } from '../../../../routing/tools.ts'

/** Content that one tool hands over to another. */
export interface HandOver {
  readonly text?: string
  readonly file?: File
  /** A question with its answer, which a chat continues. */
  readonly turn?: { readonly question: string; readonly answer: string; readonly model: ChatModel }
}

const waiting = new Map<ToolId, HandOver>()

/** Keeps content until the tool opens. */
export const handOver = (tool: ToolId, content: HandOver): void => void waiting.set(tool, content)

/** Receives what another tool handed over, when the tool opens. */
export function useHandOver(tool: ToolId, receive: (content: HandOver) => void): void {
  const onReceive = useEffectEvent(receive)
  useEffect(() => {
    const content = waiting.get(tool)
    waiting.delete(tool)
    if (content) onReceive(content)
  }, [tool])
}
