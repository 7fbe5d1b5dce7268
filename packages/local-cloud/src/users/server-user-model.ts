import { toUserModel } from '../account/models.ts'
import type { User } from '../auth/user-store.ts'

/** Returns the `user` model for servers, which includes the password hash. */
export function toServerUserModel(user: User): Record<string, unknown> {
  const { $id, $createdAt, $updatedAt, name, ...rest } = toUserModel(user)
  const [, N, r, p] = (user.passwordHash ?? '').split('$')
  return {
    $id,
    $createdAt,
    $updatedAt,
    name,
    password: user.passwordHash,
    hash: 'scrypt',
    hashOptions:
      user.passwordHash === null
        ? {}
        : { type: 'scrypt', costCpu: Number(N), costMemory: Number(r), costParallel: Number(p) },
    ...rest,
  }
}
