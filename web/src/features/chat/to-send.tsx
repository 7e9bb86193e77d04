import { X } from 'lucide-react';
import { namesOf } from '../../lib/caption.ts';
import { itemOf } from '../../lib/item.ts';
import { pictureOf } from '../../lib/picture-of.ts';
import { choosePostsToSend, usePostsToSend } from '../../lib/to-send.ts';
import { Picture } from '../../ui/picture.tsx';
import { chatTexts as t } from './texts.ts';
import s from './to-send.module.css';

/** The posts that go with the next message, each of which can be left out; nothing where there are none. `note`: what is to be done with them. */
export function ToSend({ note }: { readonly note: string }) {
  const posts = usePostsToSend();
  if (posts.length === 0) return null;
  const names = namesOf(posts);
  const leaveOut = (id: string) => choosePostsToSend((all) => all.filter(({ _id }) => _id !== id));
  const isPrivate = posts.some((post) => itemOf(post)?.privacy === 'PRIVATE');
  return (
    <div className={s.toSend}>
      <ul className={s.posts}>
        {posts.map((post) => {
          const item = itemOf(post);
          return (
            item && (
              <li key={post._id}>
                <button type="button" className={s.post} aria-label={t.leaveOut(names.get(post._id) ?? '')} onClick={() => leaveOut(post._id)}>
                  <Picture {...pictureOf(item)} src={item.thumbNail} alt="" sizes="120px" />
                  <X size={16} aria-hidden="true" className={s.out} />
                </button>
              </li>
            )
          );
        })}
      </ul>
      <p className={s.note} role="status">
        {isPrivate ? t.onlyYou(posts.length) : note}
      </p>
    </div>
  );
}
