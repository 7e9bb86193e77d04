/** Acts in the history of a group: about members, posts, and the group itself. */
export const groupActs = [
  'gave-admin',
  'took-admin',
  'handed-over',
  'removed-member',
  'deleted-post',
  'changed-details',
  'changed-banner',
  'removed-banner',
  'deleted-group',
  'restored-group',
] as const;
export type GroupAct = (typeof groupActs)[number];

/** Entries on a page. */
export const defaultHistoryPerPage = 20;
