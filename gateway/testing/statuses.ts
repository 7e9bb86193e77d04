// Status of each role by access rule; every service declares those of its own rules.
import { statuses as ofAll } from '../../services/access/testing/statuses.ts';
import { statuses as ofChat } from '../../services/chat/testing/statuses.ts';
import { statuses as ofGroups } from '../../services/groups/testing/statuses.ts';
import { statuses as ofMedia } from '../../services/media/testing/statuses.ts';
import type { Statuses, StatusesByRule } from '../../services/platform/testing/statuses.ts';
import { statuses as ofSocial } from '../../services/social/testing/statuses.ts';

const tables: readonly StatusesByRule[] = [ofAll, ofMedia, ofSocial, ofChat, ofGroups];

/** Throws if no table has the rule, or several do. */
export function statusesOf(rule: string): Statuses {
  const [statuses, ...others] = tables.flatMap((table) => table[rule] ?? []);
  if (statuses === undefined) throw new Error(`Who may ask by the rule "${rule}"? No service says it (testing/statuses.ts).`);
  if (others.length > 0) throw new Error(`More than one service says who may ask by the rule "${rule}".`);
  return statuses;
}
