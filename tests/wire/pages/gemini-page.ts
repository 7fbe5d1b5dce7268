import { GoogleGenAI } from '@google/genai'

/** The page is nothing but the SDK, connected to the Gemini of its own origin, and free to connect elsewhere. */
Object.assign(window, {
  GoogleGenAI,
  gemini: new GoogleGenAI({ apiKey: 'page', httpOptions: { baseUrl: `${location.origin}/gemini` } }),
})
