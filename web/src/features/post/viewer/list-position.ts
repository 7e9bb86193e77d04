/** Position in a list, counted from 1, and the list's length. */
export type ListPosition = { readonly nth: number; readonly count: number };
