import type { FamilyMember } from '@kloak/proto/api/types.ts';
import { Avatar } from '../../ui/avatar.tsx';
import s from './home.module.css';
import { PostCard } from './post-card.tsx';
import { homeTexts as t } from './texts.ts';

/** One relative with the newest of what they share. */
export function FamilyBlock({ member, all, first }: { readonly member: FamilyMember; readonly all: readonly string[]; readonly first: boolean }) {
  const { _id, username, image, posts } = member;
  return (
    <section aria-labelledby={`family-${_id}`}>
      <header className={s.header}>
        <Avatar src={image} />
        <div>
          <h2 id={`family-${_id}`}>
            <bdi>{username}</bdi>
          </h2>
          <p className={s.recent}>{t.recentPosts}</p>
        </div>
      </header>
      <ul className={s.grid}>
        {posts.map((post, index) => (
          <li key={post._id}>
            <PostCard post={post} all={all} when={first ? (index === 0 ? 'first' : 'soon') : 'late'} />
          </li>
        ))}
      </ul>
    </section>
  );
}
