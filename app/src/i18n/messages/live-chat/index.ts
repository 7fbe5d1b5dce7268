import ar from './ar.ts'
import en from './en.ts'

export const liveChatMessages = { liveChat: { en, ar } }
