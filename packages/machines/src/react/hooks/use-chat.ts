import { selectChatMessages, selectChatModel, selectChatStatus } from '../../chat/index.ts'
import type {
  ChatActor,
  ChatEvent,
  ChatFile,
  ChatInput,
  ChatMachine,
  ChatModel,
  ChatSnapshot,
} from '../../chat/index.ts'
import { createMachineHook } from '../create-machine-hook.ts'
import type { MachineHook, Send } from '../create-machine-hook.ts'

const read = (snapshot: ChatSnapshot) => ({
  status: selectChatStatus(snapshot),
  messages: selectChatMessages(snapshot),
  model: selectChatModel(snapshot),
})

const commands = (send: Send<ChatEvent>) => ({
  /** Ignored if blank, and while a reply is streaming. */
  sendMessage: (text: string, files?: readonly ChatFile[]) =>
    send({ type: 'chat.send', text, ...(files ? { files } : {}) }),
  /** Asks the last question again. */
  retry: () => send({ type: 'chat.retry' }),
  /** Shows another version of the reply at `index`. */
  showVersion: (index: number, version: number) => send({ type: 'version.show', index, version }),
  /** Replaces the user's message at `index` and removes all later ones. */
  edit: (index: number, text: string) => send({ type: 'chat.edit', index, text }),
  clear: () => send({ type: 'chat.clear' }),
  changeModel: (model: ChatModel) => send({ type: 'model.change', model }),
  stopReply: () => send({ type: 'reply.stop' }),
})

type Values = ReturnType<typeof read>
type Commands = ReturnType<typeof commands>

/** Values and functions of {@link useChat}. */
export interface ChatView extends Values, Commands {
  readonly actor: ChatActor
}

/** Connects a conversation with streamed replies. */
export const useChat: MachineHook<ChatMachine, ChatActor, ChatInput, never, ChatView> =
  /* @__PURE__ */ createMachineHook({
    read,
    commands,
  })
