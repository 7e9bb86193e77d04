import { dropDatabase, hasDatabase } from './browser-database.ts';

/** Database of the browser for files of uploads that go on after a page. */
export const uploadDatabase = 'kloak-uploads';

/** True if the browser keeps such files. */
export const hasUploadDatabase = (): Promise<boolean> => hasDatabase(uploadDatabase);

/** Deletes it, so that the next person on this device finds nothing. */
export const dropUploadDatabase = (): Promise<void> => dropDatabase(uploadDatabase);
