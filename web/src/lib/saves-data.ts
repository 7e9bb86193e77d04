import { isRecord } from './is-record.ts';

/** True if the user told the browser to save data, where the browser reports it: nothing is preloaded then. */
export const savesData = (): boolean => 'connection' in navigator && isRecord(navigator.connection) && navigator.connection.saveData === true;
