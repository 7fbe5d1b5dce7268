import { createRequestMachine } from '@saha/machines/request'
import { createActor } from 'xstate'
import { createToken } from '../../../adapters/appwrite/account.ts'
import { blogDraft, type BlogDraft, type Proof } from '../../../adapters/gemini/blog-draft.ts'

const createDraftActors = (proof: Proof) => () => {
  const write = blogDraft(proof)
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
    /** When the draft under way was asked for, in ms. */
    since: () => since,
    /** What was made for one person is put away before another sees it. */
    setOwner: (userId: string | null) => {
      if (userId !== owner) request.send({ type: 'request.reset' })
      owner = userId
    },
    stop: () => void request.stop(),
  }
}

/** Starts the generator where it is open to everybody. */
export const createPublicDraftActors = createDraftActors(async () => null)

/** Starts the generator where a label opens it: every draft is asked for in the name of who is signed in. */
export const createUserDraftActors = createDraftActors(createToken)

/** What {@link createPublicDraftActors} started. */
export type DraftActors = ReturnType<typeof createPublicDraftActors>

/** Nobody waits for a draft on a page that they have left; one that came stays. */
export const leaveContentGenerator = ({ request }: DraftActors): void => {
  if (request.getSnapshot().matches('working')) request.send({ type: 'request.cancel' })
}
