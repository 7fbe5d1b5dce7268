import { GoogleGenAI } from '@google/genai'

/** A page with only the SDK, connected to the Gemini of its own origin; it may connect to others. */
Object.assign(window, {
  GoogleGenAI,
  gemini: new GoogleGenAI({ apiKey: 'page', httpOptions: { baseUrl: `${location.origin}/gemini` } }),
})
