// Original file: proto/kloak/groups/v1/events.proto

import type { RecentRequests as _kloak_groups_v1_RecentRequests, RecentRequests__Output as _kloak_groups_v1_RecentRequests__Output } from '../../../kloak/groups/v1/RecentRequests.ts';
import type { Banner as _kloak_groups_v1_Banner, Banner__Output as _kloak_groups_v1_Banner__Output } from '../../../kloak/groups/v1/Banner.ts';

/**
 * Who stands how to a group: what its next decision needs, carried by each of its events.
 */
export interface GroupState {
  'owner'?: (string);
  /**
   * With the owner, in the order in which they became one.
   */
  'admins'?: (string)[];
  /**
   * All who are in it, the owner and admins too, in the order in which they joined.
   */
  'members'?: (string)[];
  'invited'?: (string)[];
  'requests'?: (string)[];
  'blocked'?: (string)[];
  /**
   * Those who asked to join lately, or were turned away.
   */
  'recent'?: (_kloak_groups_v1_RecentRequests)[];
  /**
   * No search finds it, and its page is for who is in it, invited or asking.
   */
  'hidden'?: (boolean);
  /**
   * Set while it is deleted and can be restored: since when, ISO 8601 UTC.
   */
  'trashedAt'?: (string);
  /**
   * It was deleted for ever.
   */
  'purged'?: (boolean);
  /**
   * The picture of the group, and the one that is being made ready.
   */
  'banner'?: (_kloak_groups_v1_Banner | null);
  'askedBanner'?: (_kloak_groups_v1_Banner | null);
  '_trashedAt'?: "trashedAt";
  '_banner'?: "banner";
  '_askedBanner'?: "askedBanner";
}

/**
 * Who stands how to a group: what its next decision needs, carried by each of its events.
 */
export interface GroupState__Output {
  'owner': (string);
  /**
   * With the owner, in the order in which they became one.
   */
  'admins': (string)[];
  /**
   * All who are in it, the owner and admins too, in the order in which they joined.
   */
  'members': (string)[];
  'invited': (string)[];
  'requests': (string)[];
  'blocked': (string)[];
  /**
   * Those who asked to join lately, or were turned away.
   */
  'recent': (_kloak_groups_v1_RecentRequests__Output)[];
  /**
   * No search finds it, and its page is for who is in it, invited or asking.
   */
  'hidden': (boolean);
  /**
   * Set while it is deleted and can be restored: since when, ISO 8601 UTC.
   */
  'trashedAt'?: (string);
  /**
   * It was deleted for ever.
   */
  'purged': (boolean);
  /**
   * The picture of the group, and the one that is being made ready.
   */
  'banner'?: (_kloak_groups_v1_Banner__Output | null);
  'askedBanner'?: (_kloak_groups_v1_Banner__Output | null);
  '_trashedAt'?: "trashedAt";
  '_banner'?: "banner";
  '_askedBanner'?: "askedBanner";
}
