/** Where a group is shown. */
export const groupPath = (id: string): string => `/group/${id}`;
