/** Database of the browser for files of uploads that go on after a page. */
export const uploadDatabase = 'kloak-uploads';

/** True if the browser keeps such files. */
export async function hasUploadDatabase(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === uploadDatabase);
  } catch {
    return false;
  }
}

/** Deletes it, so that the next person on this device finds nothing. Resolves also if the browser has none or refuses. */
export function dropUploadDatabase(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(uploadDatabase);
      for (const event of ['success', 'error', 'blocked'] as const) request.addEventListener(event, () => resolve());
    } catch {
      resolve();
    }
  });
}
