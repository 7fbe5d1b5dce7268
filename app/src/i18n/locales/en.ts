// English messages of kit and portal, in one chunk.
export { en as kit } from '@saha/ui/messages'
export { default as messages } from '../messages/en.ts'
