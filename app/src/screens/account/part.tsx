import { Banner, Heading, StatusLine, Text } from '@saha/ui'
import {
  selectAccountBusy,
  selectAccountDone,
  type AccountAction,
  type AccountFailure,
  type createAccountMachine,
} from '@saha/machines/account'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { BackendMessage } from '../../features/errors/backend-message.tsx'
import { accountWords } from '../../features/errors/account-words.ts'

export type AccountActor = ActorRefFrom<ReturnType<typeof createAccountMachine>>

interface PartProps {
  id: string
  title: string
  text: ReactNode
  children: ReactNode
}

/** A titled part of the account page, on a tile of its own. */
export function Part({ id, title, text, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="tile grid gap-4 rounded-panel bg-surface p-6 [--tile-depth:6px]">
      <div className="grid gap-1">
        <Heading level={2} size="heading" id={id}>
          {title}
        </Heading>
        <Text tone="muted" className="max-w-prose">
          {text}
        </Text>
      </div>
      {children}
    </section>
  )
}

/** What has become of one thing that is done here, and no other. */
export function useDeed(account: AccountActor, deed: AccountAction, ...codes: AccountFailure['code'][]) {
  const busy = useSelector(account, selectAccountBusy)
  const done = useSelector(account, selectAccountDone)
  const failure = useSelector(account, ({ context }) => context.failure)
  return {
    busy: busy === deed,
    /** Another call is on its way. */
    waits: busy !== null && busy !== deed,
    done: done === deed,
    failure: failure && [deed, ...codes].includes(failure.code) ? failure : null,
  }
}

/** Says that it is done, or why it is not. Stands before it has anything to say, so that it is heard. */
export function Outcome({ deed, done }: { deed: ReturnType<typeof useDeed>; done?: string }) {
  return (
    <>
      <div role="alert" className="empty:hidden">
        {deed.failure && (
          <Banner tone="danger">
            <BackendMessage {...accountWords(deed.failure)} />
          </Banner>
        )}
      </div>
      {done !== undefined && (
        <output className="block empty:hidden">
          {deed.done && <StatusLine state="done">{done}</StatusLine>}
        </output>
      )}
    </>
  )
}
