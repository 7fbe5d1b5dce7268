export { ChatTranscript, type ChatTranscriptProps } from './chat-transcript.tsx'
