/** A page of a list of an export, and where the list goes on. */
export type ReadPage = { entries: object[]; next: string | undefined };
