import ar from './ar.ts'
import en from './en.ts'

export const chatbotMessages = { chatbot: { en, ar } }
