import type { OwnGroupCard, GroupCard as Shown } from '@kloak/proto/api/types.ts';
import { groupPath } from '@kloak/proto/rules/files/thing-paths.ts';
import { gridSizes } from '../../posts/grid-sizes.ts';
import { itemOf } from '../../posts/item.ts';
import s from '../../posts/post-card.module.css';
import { Link } from '../../ui/link.tsx';
import { GroupBanner } from './group-banner.tsx';
import { groupName } from './group-name.ts';
import g from './groups.module.css';
import { groupNameTexts } from './name-texts.ts';
import { groupsTexts as t } from './texts.ts';

type GroupCardProps = { readonly group: Shown & Pick<OwnGroupCard, 'newest'>; readonly when?: 'first' | 'late' };

/** Card of a group: its banner or newest post, its name and description, its number of members, and its number of new posts. */
export function GroupCard({ group, when = 'late' }: GroupCardProps) {
  const { _id, description, memberCount, newPosts, newest } = group;
  return (
    <Link to={groupPath(_id)} className={s.card}>
      <span className={s.frame}>
        <GroupBanner group={group} size="thumbNail" when={when} newest={newest && itemOf(newest)} sizes={gridSizes} />
      </span>
      <span className={s.caption} dir="auto" data-caption="">
        {groupName(group)}
      </span>
      {description && (
        <span className={s.description} dir="auto">
          {description}
        </span>
      )}
      <span className={s.date}>
        {groupNameTexts.members(memberCount)}
        {newPosts !== undefined && (
          <>
            {' '}
            <span className={g.news}>{t.newPosts(newPosts)}</span>
          </>
        )}
      </span>
    </Link>
  );
}
