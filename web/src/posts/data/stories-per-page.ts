/** Stories of one page: whole rows of two or three cards. */
export const storiesPerPage = 6;
