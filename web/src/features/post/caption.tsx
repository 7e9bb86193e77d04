import type { Image, Post, Video } from '@kloak/proto/api/types.ts';
import { categoryLabels } from '@kloak/proto/rules/text/categories.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { captionOf, ownTitle } from '../../posts/caption.ts';
import s from './caption.module.css';
import { FoldedText, isLongText } from './folded-text.tsx';
import { postTexts as t } from './texts.ts';
import { titleOf } from './title-of.ts';

/** Caption of a post; renders nothing if there is none. */
export function Caption({ post, item }: { readonly post: Post; readonly item: Image | Video }) {
  const caption = captionOf(post, item);
  if (!caption) return null;
  const title = ownTitle(post, item);
  if (title && item.description)
    return (
      <div>
        <Title key={post._id} title={title} as="p" />
        <div className={s.description}>
          <FoldedText key={post._id} text={item.description} />
        </div>
      </div>
    );
  if (isLongText(caption)) return <FoldedText key={post._id} text={caption} />;
  return (
    <p className={s.words} dir="auto" data-caption="">
      {caption}
    </p>
  );
}

/** Title of a post; a long one is folded. */
function Title({ title, as: Words }: { readonly title: string; readonly as: 'p' | 'h1' }) {
  if (isLongText(title)) {
    return (
      <div className={s.title}>
        <FoldedText text={title} as={Words} />
      </div>
    );
  }
  return (
    <Words className={s.title} dir="auto" data-caption="">
      {title}
    </Words>
  );
}

/** Title, description and category of a video; the title is the heading of its page. */
export function VideoWords({ post, video }: { readonly post: Post; readonly video: Video }) {
  return (
    <div>
      <Title key={post._id} title={titleOf(post)} as="h1" />
      {video.description && (
        <div className={s.description}>
          <FoldedText key={post._id} text={video.description} />
        </div>
      )}
      <p className={s.category}>
        <span className="visually-hidden">{memberTexts.category}: </span>
        {categoryLabels[video.category]}
        {video.views !== undefined && ` · ${t.views(video.views)}`}
      </p>
    </div>
  );
}
