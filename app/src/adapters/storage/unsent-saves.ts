import { localStore } from './web-storage.ts'

const key = 'saha.unsent-saves'

/** Mark in localStorage that saves are not in the account yet, which is read without opening their database. */
export const unsentSaves = {
  exist: (): boolean => localStore.get(key) !== null,
  mark: (exist: boolean): void => {
    if (exist) localStore.set(key, 'yes')
    else localStore.remove(key)
  },
}
