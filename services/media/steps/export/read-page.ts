/** A page of an export's list, with the cursor. */
export type ReadPage = { entries: object[]; next: string | undefined };
