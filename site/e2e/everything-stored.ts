/** All data that the dashboard stores on the device. Runs in the page. */
export async function everythingStored(): Promise<string> {
  const stored: unknown[] = [];
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name ?? "");
      opening.onsuccess = () => {
        resolve(opening.result);
      };
      opening.onerror = () => {
        reject(new Error("A database cannot be opened."));
      };
    });
    for (const table of database.objectStoreNames) {
      const all = database.transaction(table).objectStore(table).getAll();
      await new Promise((resolve) => {
        all.onsuccess = resolve;
      });
      stored.push(all.result);
    }
    database.close();
  }
  return JSON.stringify(stored);
}
