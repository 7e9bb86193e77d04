// Page sizes of lists whose first page is requested before the app is loaded (`start/ask-early.ts`).

/** Stories of one page: whole rows of two or three cards. */
export const storiesPerPage = 6;
/** Stories that a phone shows without scrolling. */
export const storiesInSight = 2;

/** Posts of a library, and albums, on a profile. */
export const libraryPerPage = 4;
export const albumsPerPage = 4;
