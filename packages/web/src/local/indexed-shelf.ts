/** Keeps games in the browser's own database. */
import { memoryShelf } from './memory-shelf.ts'
import type { SavedGame, Shelf } from './types.ts'

const NAME = 'waystation'
const STORE = 'games'

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database does not open'))
  })
}

const asked = <V>(request: IDBRequest<V>): Promise<V> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database does not answer'))
  })

/** Resolves once the change is on the disk. */
const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('the database refused the change'))
  })

/** The browser's database, or memory where it is forbidden (some private windows). */
export async function indexedShelf(): Promise<Shelf> {
  const database = await opened().catch(() => null)
  if (database === null) return memoryShelf()
  const reading = (): IDBObjectStore => database.transaction(STORE).objectStore(STORE)
  return {
    list: () => asked(reading().getAll() as IDBRequest<SavedGame[]>),
    get: async (id) => (await asked(reading().get(id) as IDBRequest<SavedGame | undefined>)) ?? null,
    async put(game, after) {
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' })
      const done = finished(transaction)
      const store = transaction.objectStore(STORE)
      const kept = await asked(store.get(game.id) as IDBRequest<SavedGame | undefined>)
      const fresh = (kept?.log.length ?? 0) === after
      if (fresh) store.put(game)
      await done
      return fresh
    },
    async remove(id) {
      const transaction = database.transaction(STORE, 'readwrite')
      transaction.objectStore(STORE).delete(id)
      await finished(transaction)
    },
  }
}
