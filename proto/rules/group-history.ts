/** What the history of a group tells: of people, of posts, and of the group itself. */
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
