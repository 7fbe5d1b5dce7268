import { createRequestMachine } from '@saha/machines/request'
import { createActor } from 'xstate'
import { createToken } from '../../../adapters/appwrite/account/account.ts'
import {
  createBlogDraftWriter,
  type BlogDraft,
  type Proof,
} from '../../../adapters/gemini/tools/blog-draft.ts'

const createDraftActors = (proof: Proof) => () => {
  const write = createBlogDraftWriter(proof)
  let since = 0
  let owner: string | null = null
  const request = createActor(
    createRequestMachine<string, BlogDraft>({
      ask: (topic, signal) => {
        since = Date.now()
        return write(topic, signal)
      },
    }),
  ).start()
  return {
    request,
    /** Start time of the current request, in milliseconds. */
    since: () => since,
    /** Clears the draft when another user signs in. */
    setOwner: (userId: string | null) => {
      if (userId !== owner) request.send({ type: 'request.reset' })
      owner = userId
    },
    stop: () => void request.stop(),
  }
}

/** Creates the actors of a generator that is open to everyone. */
export const createPublicDraftActors = createDraftActors(async () => null)

/** Creates the actors of a generator that needs a label; requests carry a token of the signed-in user. */
export const createUserDraftActors = createDraftActors(createToken)

export type DraftActors = ReturnType<typeof createPublicDraftActors>

/** Cancels a running request; a finished draft stays. */
export const leaveContentGenerator = ({ request }: DraftActors): void => {
  if (request.getSnapshot().matches('working')) request.send({ type: 'request.cancel' })
}
