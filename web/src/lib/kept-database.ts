/** Database of the browser for files of uploads that go on after a page. */
export const keptDatabase = 'kloak-uploads';

/** True if the browser keeps such files. */
export async function hasKept(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === keptDatabase);
  } catch {
    return false;
  }
}

/** Deletes it, so that the next person on this device finds nothing. Resolves also if the browser has none or refuses. */
export function dropKept(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(keptDatabase);
      for (const event of ['success', 'error', 'blocked'] as const) request.addEventListener(event, () => resolve());
    } catch {
      resolve();
    }
  });
}
