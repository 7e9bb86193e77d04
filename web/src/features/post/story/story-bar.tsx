import { countName, storyName } from '../../../posts/story-words.ts';
import { Button } from '../../../ui/button.tsx';
import { postTexts as t } from '../texts.ts';
import s from './story-bar.module.css';
import type { useOpenedStory } from './use-opened-story.ts';

type Opened = NonNullable<ReturnType<typeof useOpenedStory>>;

/** Line under a post of a story: whose it is, the place of the post in it, and at its end a button to the next story. */
export function StoryBar({ story, place, next }: Opened) {
  return (
    <div className={s.bar}>
      <p className={s.words}>
        <bdi className={s.name}>{story.writer.username}</bdi>
        <span>
          {[...story.albums.slice(0, 1).map(({ name }) => name), t.place(place.nth, place.count)].map((fact) => (
            <span key={fact}>
              {' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </span>
      </p>
      {next && <NextStory {...next} />}
    </div>
  );
}

/** Button to the next story. */
export function NextStory({ story, open }: NonNullable<Opened['next']>) {
  return (
    <Button tone="quiet" onClick={open}>
      {t.nextStory(storyName(story), countName(story.count, story.posts))}
    </Button>
  );
}
