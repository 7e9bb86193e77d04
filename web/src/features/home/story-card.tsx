import type { Story } from '@kloak/proto/api/types.ts';
import { Avatar } from '../../people/avatar.tsx';
import { countName, storyName } from '../../posts/story-words.ts';
import { Link } from '../../ui/link.tsx';
import { pastDayName } from './day-words.ts';
import { Mosaic } from './mosaic.tsx';
import s from './story-card.module.css';
import { homeTexts as t } from './texts.ts';

/** Card of a story: some of its pictures, whose they are, and how many are new. It leads through all of them. */
export function StoryCard({ story, first }: { readonly story: Story; readonly first: boolean }) {
  const { _id, writer, count, albums, lastAt, unseen, posts } = story;
  const facts = [countName(count, posts), ...albums.map(({ name }) => name)];
  return (
    <Link to={`/story/${_id}`} className={s.card}>
      <Mosaic posts={posts} first={first} />
      <span className={s.below}>
        <Avatar src={writer.image} size={32} />
        <span className={s.words}>
          <span className={s.top}>
            <bdi className={s.name}>{storyName(story)}</bdi> {unseen > 0 && <span className={s.fresh}>{t.fresh(unseen)}</span>}
          </span>{' '}
          <span className={s.note}>
            <span className={s.facts} dir="auto">
              {facts.join(' · ')}
            </span>
            <span className={s.day}>{` · ${pastDayName(lastAt, Date.now())}`}</span>
          </span>
        </span>
      </span>
    </Link>
  );
}
