import type { FamilyMember } from '@kloak/proto/api/types.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { Avatar } from '../../people/avatar.tsx';
import { MemberLink } from '../../people/member-link.tsx';
import { memberPath } from '../../people/member-path.ts';
import { newestSizes } from '../../posts/grid-sizes.ts';
import { refOf } from '../../posts/item.ts';
import { PostCard } from '../../posts/post-card.tsx';
import { PostGrid } from '../../posts/post-grid.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import s from './home.module.css';
import { homeTexts as t } from './texts.ts';

type BlockProps = {
  readonly member: FamilyMember;
  /** Number of posts that arrived since the page was scrolled, and are not shown yet. */
  readonly fresh: number;
  /** Names of the posts on the page. */
  readonly names: ReadonlyMap<string, string>;
  readonly first: boolean;
};

/** A relative with their newest shared posts. An opened post leads on to all others of this relative. */
export function FamilyBlock({ member, fresh, names, first }: BlockProps) {
  const { _id, username, image, posts } = member;
  return (
    <section aria-labelledby={`family-${_id}`}>
      <header className={s.header}>
        <Avatar src={image} />
        <div className={s.who}>
          <h2 id={`family-${_id}`}>
            <MemberLink username={username} />
          </h2>
          <p className={s.recent}>
            {t.recentPosts}
            {fresh > 0 && (
              <>
                {' · '}
                <span className={s.count}>{t.fresh(fresh)}</span>
              </>
            )}
          </p>
        </div>
        {username && (
          <div className={s.more}>
            <ButtonLink to={memberPath(username)} tone="quiet" aria-label={t.moreOf(username)}>
              {memberTexts.viewMore}
            </ButtonLink>
          </div>
        )}
      </header>
      <PostGrid posts={posts} newest>
        {(post, index) => (
          <PostCard
            post={post}
            name={names.get(post._id)}
            all={posts.map(refOf)}
            list={{ of: 'writer', name: _id }}
            when={first && index === 0 ? 'first' : 'late'}
            sizes={newestSizes}
          />
        )}
      </PostGrid>
    </section>
  );
}
