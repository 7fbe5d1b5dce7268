import { tokenPrice } from '../cost/price.ts'
import { textBytes } from '../cost/tokens.ts'
import { readJson, rebuild } from '../http/body.ts'
import { notFound } from '../api-error.ts'
import { type Call, requireModel, type Version } from '../context.ts'
import { promptBody, renderPrompt } from '../schema/prompts.ts'
import { billCall } from './billing.ts'

/** Values with four bytes for each character and JSON around them. */
const LARGEST = 256 * 1024

/** Sends one of the operator's prompts with the client's values. Nothing else of the request is used. */
export async function answerPrompt(
  call: Call,
  version: Version,
  name: string,
  method: 'generateContent' | 'streamGenerateContent',
): Promise<Response> {
  const prompt = call.context.prompts.get(name)
  if (prompt === undefined) throw notFound()
  const model = requireModel(call, prompt.model)
  if (model.makes !== 'text') throw notFound()
  call.log.call = `prompt ${name}`
  call.log.model = model.id
  return billCall(call, async () => {
    const { values } = rebuild(promptBody(prompt), await readJson(call, LARGEST))
    const { system, schema, maxOutputTokens } = prompt
    const body = JSON.stringify({
      contents: [{ role: 'user', parts: [{ text: renderPrompt(prompt, values) }] }],
      ...(system === undefined ? {} : { systemInstruction: { parts: [{ text: system }] } }),
      generationConfig: {
        ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
        ...(schema === undefined ? {} : { responseMimeType: 'application/json', responseJsonSchema: schema }),
      },
      store: false,
    })
    const query = method === 'streamGenerateContent' ? '?alt=sse' : ''
    return {
      model: model.id,
      // The body has more bytes than its texts and its schema, so this is an upper bound.
      price: tokenPrice(model, { textBytes: textBytes(body), mediaTokens: 0, grounded: false }),
      send: () =>
        call.context.upstream.send({
          method: 'POST',
          path: `/${version}/models/${model.id}:${method}${query}`,
          body,
          signal: call.request.signal,
        }),
    }
  })
}
