/**
 * Ways of notification for one kind. `AT_ONCE`: on the page and by an immediate mail. `DIGEST`: on the page and in the regular mail. `PAGE`: on the page
 * only. `NOTHING`: not at all.
 */
export const kindWays = ['AT_ONCE', 'DIGEST', 'PAGE', 'NOTHING'] as const;
export type KindWay = (typeof kindWays)[number];
