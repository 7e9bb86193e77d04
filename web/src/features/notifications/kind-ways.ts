/** How the member is told of a kind: on the page and by mail at once, on the page and in the mail with what is new, on the page alone, not at all. */
export const kindWays = ['AT_ONCE', 'DIGEST', 'PAGE', 'NOTHING'] as const;
export type KindWay = (typeof kindWays)[number];
