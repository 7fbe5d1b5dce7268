// What every screen says in Arabic: the kit's words and the portal's, in one chunk.
export { ar as kit } from '@saha/ui/messages'
export { default as messages } from '../messages/ar.ts'
