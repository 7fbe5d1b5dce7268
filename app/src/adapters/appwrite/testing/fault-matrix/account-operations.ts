import { createAccountMachine, selectAccountStatus, type AccountEvent } from '@saha/machines/account'
import { Secret } from '@saha/machines/auth'
import { createErasureMachine, selectErasureStatus, selectRefused } from '@saha/machines/erasure'
import { createActor } from 'xstate'
import {
  getAccountErrorMessage,
  getDataDeletionErrorMessage,
} from '../../../../features/errors/account-error-messages.ts'
import { createAccountApi } from '../../account/account-api.ts'
import { listRecords, removeRecord } from '../../documents/user-data.ts'
import type { Operation, Stage } from './operations.ts'

const ended = { state: 'login', message: { text: 'auth.expired' }, kind: 'auth' } as const

/** Opens the account page of a user. */
const onAccountPage =
  (event: AccountEvent, kept: (stage: Stage) => unknown) =>
  (stage: Stage): Operation => {
    const machine = createAccountMachine(createAccountApi(stage.user.id))
    const told: string[] = []
    let asked = false
    const open = () => {
      const actor = createActor(machine)
      actor.on('loginRequired', () => {
        asked = true
      })
      actor.on('ended', ({ action }) => told.push(action))
      return actor.start()
    }
    let actor = open()
    return {
      press: () => {
        if (asked) actor = open()
        asked = false
        const isReady = () => selectAccountStatus(actor.getSnapshot()) === 'ready'
        if (isReady()) return actor.send(event)
        const waiting = actor.subscribe(() => {
          if (!isReady()) return
          waiting.unsubscribe()
          actor.send(event)
        })
      },
      sight: () => {
        if (asked) return ended
        const { failure, done } = actor.getSnapshot().context
        const status = told.length > 0 ? 'ended' : selectAccountStatus(actor.getSnapshot())
        return {
          state: done ? `${status}, done ${done}` : status,
          message: failure && getAccountErrorMessage(failure),
          kind: failure?.kind,
        }
      },
      stored: () => (told.length > 0 ? told : kept(stage)),
    }
  }

/** Opens the data deletion of a user. */
const erasing =
  (kept: (stage: Stage) => unknown) =>
  (stage: Stage): Operation => {
    const machine = createErasureMachine({ listRecords, removeRecord })
    const actor = createActor(machine, { input: { userId: stage.user.id } }).start()
    let asked = false
    actor.on('loginRequired', () => {
      asked = true
    })
    return {
      press: () => {
        asked = false
        actor.send({ type: 'erasure.stop' })
        actor.send({ type: 'erasure.start' })
      },
      sight: () => {
        if (asked) return ended
        const snapshot = actor.getSnapshot()
        const { failure } = snapshot.context
        const stays = selectRefused(snapshot).length
        return {
          state: `${selectErasureStatus(snapshot)}${stays > 0 ? `, ${stays} stays` : ''}`,
          message: failure && getDataDeletionErrorMessage(failure),
          kind: failure?.kind,
        }
      },
      stored: () => kept(stage),
    }
  }

const account = ({ backend, user }: Stage) => backend.accounts.get(user.email)
const ratings = ({ backend }: Stage) => backend.documents.ratings
const nothing = () => []

/** User actions on the account page that cause each call. */
export const accountOperations = {
  'change account name': onAccountPage(
    { type: 'account.rename', name: 'Huda' },
    (stage) => account(stage)?.name,
  ),
  'change account password': onAccountPage(
    {
      type: 'account.changePassword',
      oldPassword: new Secret('open sesame'),
      password: new Secret('another sesame'),
    },
    (stage) => account(stage)?.password,
  ),
  'end account sessions': onAccountPage({ type: 'account.endSessions' }, nothing),
  'close account': onAccountPage({ type: 'account.close' }, nothing),
  'list own scores': erasing(ratings),
  'remove rating': erasing(ratings),
  'remove score': erasing(({ backend }) => backend.documents.high_scores),
}
