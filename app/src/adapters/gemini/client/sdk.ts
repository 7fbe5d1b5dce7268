/** A separate module, so that the SDK is downloaded only when a tool opens. */
export { GenerateVideosOperation, GoogleGenAI } from '@google/genai'
