/** The address of a member's profile. */
export const memberPath = (username: string): string => `/profile/${encodeURIComponent(username)}`;
