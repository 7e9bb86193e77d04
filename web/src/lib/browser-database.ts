/** True if the browser keeps a database of this name. */
export async function hasDatabase(name: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some((database) => database.name === name);
  } catch {
    return false;
  }
}

/** Deletes a database. Resolves also if the browser has none or refuses. */
export function dropDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      for (const event of ['success', 'error', 'blocked'] as const) request.addEventListener(event, () => resolve());
    } catch {
      resolve();
    }
  });
}
