import type * as Sdk from 'appwrite'

/**
 * What the portal calls of Appwrite's SDK. The build leaves the rest of these classes out, and the types know of
 * nothing else.
 */
export const sdkParts = {
  Account: [
    'get',
    'create',
    'createEmailPasswordSession',
    'createJWT',
    'deleteSession',
    'deleteSessions',
    'updateName',
    'updatePassword',
    'updateStatus',
  ],
  Client: ['setEndpoint', 'setProject'],
  Databases: ['listDocuments', 'getDocument', 'createDocument', 'updateDocument', 'deleteDocument'],
  ID: ['unique'],
  Query: ['equal', 'orderDesc', 'cursorAfter', 'limit'],
} as const satisfies {
  readonly Account: readonly (keyof Sdk.Account)[]
  readonly Client: readonly (keyof Sdk.Client)[]
  readonly Databases: readonly (keyof Sdk.Databases)[]
  readonly ID: readonly (keyof typeof Sdk.ID)[]
  readonly Query: readonly (keyof typeof Sdk.Query)[]
}

/** Of a class of the SDK, what the portal calls. */
export type Part<Whole, Name extends keyof typeof sdkParts> = Pick<
  Whole,
  Extract<(typeof sdkParts)[Name][number], keyof Whole>
>
