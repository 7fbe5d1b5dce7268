import { GoogleGenAI } from '@google/genai'

/** The page is nothing but the SDK, connected to the Gemini of its own origin. */
Object.assign(window, {
  gemini: new GoogleGenAI({ apiKey: 'page', httpOptions: { baseUrl: `${location.origin}/gemini` } }),
})
