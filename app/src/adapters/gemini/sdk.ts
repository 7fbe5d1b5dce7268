/** The SDK in a module of its own, so that it is downloaded only when a tool is opened. */
export { GenerateVideosOperation, GoogleGenAI } from '@google/genai'
