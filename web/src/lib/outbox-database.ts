import { dropDatabase, hasDatabase } from './browser-database.ts';

/** Database of the browser for acts that wait for the network. */
export const outboxDatabase = 'kloak-outbox';

/** True if the browser keeps such acts. */
export const hasOutboxDatabase = (): Promise<boolean> => hasDatabase(outboxDatabase);

/** Deletes it, so that the next person on this device finds nothing. */
export const dropOutboxDatabase = (): Promise<void> => dropDatabase(outboxDatabase);
