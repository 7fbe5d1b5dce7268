// What every screen says in English: the kit's words and the portal's, in one chunk.
export { en as kit } from '@saha/ui/messages'
export { default as messages } from '../messages/en.ts'
