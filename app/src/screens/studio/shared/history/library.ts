import { LibraryStore } from '../../../../adapters/library/library-store.ts'
import { useSession, type Session } from '../../../../features/session/session.tsx'

const createLibrary = () => new LibraryStore()

/** Returns the library of a session, which all tools share. */
export const getLibrary = (session: Session): LibraryStore => session.toolActors(createLibrary)

export const useLibrary = (): LibraryStore => getLibrary(useSession())
