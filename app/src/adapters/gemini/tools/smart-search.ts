import type { GenerateContentConfig } from '@google/genai'
import type { ModelAnswer, Port } from '@saha/machines/port'
import type { SearchRequest, SearchResult } from '@saha/machines/smart-search'
import { geminiSettings } from '../client/config.ts'
import { readText, getPartTexts } from '../response/parse-response.ts'
import { call } from '../client/call.ts'
import { type Grounding, readGrounding } from '../response/grounding.ts'
import { limits } from '../client/models.ts'
import { checkSize } from '../client/check-size.ts'

/** An answer with its sources. */
export interface GroundedResult extends SearchResult, Grounding {
  /** Untrusted HTML with search suggestions, which Google requires beside the answer; empty when there is none. */
  readonly suggestions: string
}

const toToolConfig = ({ mode, position }: SearchRequest): GenerateContentConfig =>
  mode === 'web'
    ? { tools: [{ googleSearch: {} }] }
    : {
        tools: [{ googleMaps: {} }],
        ...(position === null ? {} : { toolConfig: { retrievalConfig: { latLng: { ...position } } } }),
      }

/** Searches the web or the map, and answers with sources. */
export const search: Port<SearchRequest, ModelAnswer<GroundedResult>> = call(
  async (ai, request, abortSignal) => {
    checkSize(request.query.length, limits.prompt)
    const response = await ai.models.generateContent({
      model: geminiSettings.models.smartSearch,
      contents: request.query,
      config: { abortSignal, store: false, ...toToolConfig(request) },
    })
    const { value: text, cutOff } = readText(response)
    const metadata = response.candidates?.[0]?.groundingMetadata
    const suggestions = metadata?.searchEntryPoint?.renderedContent ?? ''
    return { value: { text, ...readGrounding(metadata, getPartTexts(response)), suggestions }, cutOff }
  },
)

/** Returns a result of {@link search} with its sources, for views that get it from the machine. */
export const withGrounding = (result: SearchResult): GroundedResult => ({
  citations: [],
  suggestions: '',
  ...result,
})
