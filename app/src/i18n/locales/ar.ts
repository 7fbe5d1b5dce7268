// Arabic messages of kit and portal, in one chunk.
export { ar as kit } from '@saha/ui/messages'
export { default as messages } from '../messages/ar.ts'
