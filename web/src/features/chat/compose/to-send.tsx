import { X } from 'lucide-react';
import { FilePicture } from '../../../files/file-picture.tsx';
import { filesTexts } from '../../../files/texts.ts';
import { choosePostsToSend, usePostsToSend } from '../../../people/to-send.ts';
import { namesOf } from '../../../posts/caption.ts';
import { itemOf } from '../../../posts/item.ts';
import { Picture } from '../../../posts/picture/picture.tsx';
import { pictureOf } from '../../../posts/picture/picture-of.ts';
import { useMe } from '../../../session/session.ts';
import { chatTexts as t } from '../texts.ts';
import { chooseFilesToSend, useFilesToSend } from './files-to-send.ts';
import s from './to-send.module.css';

/** Posts and files of the next message, each with a button that removes it; renders nothing if there are none. `note`: what happens to them. */
export function ToSend({ note }: { readonly note: string }) {
  const posts = usePostsToSend();
  const files = useFilesToSend();
  const me = useMe();
  if (posts.length + files.length === 0) return null;
  const names = namesOf(posts);
  const leaveOut = (id: string) => choosePostsToSend((all) => all.filter(({ _id }) => _id !== id));
  const hasOwn = files.length > 0 || posts.some(({ writer }) => writer._id === me.id);
  return (
    <div className={s.toSend}>
      <ul className={s.posts}>
        {posts.map((post) => {
          const item = itemOf(post);
          return (
            item && (
              <li key={post._id}>
                <button type="button" className={s.post} aria-label={filesTexts.leaveOut(names.get(post._id) ?? '')} onClick={() => leaveOut(post._id)}>
                  <Picture {...pictureOf(item)} src={item.thumbNail} alt="" sizes="120px" />
                  <X size={16} aria-hidden="true" className={s.out} />
                </button>
              </li>
            )
          );
        })}
        {files.map((one) => (
          <li key={`${one.file.name} ${one.lastModified} ${one.size}`}>
            <button
              type="button"
              className={s.post}
              aria-label={filesTexts.leaveOut(one.file.name)}
              onClick={() => chooseFilesToSend((all) => all.filter((other) => other !== one))}
            >
              <FilePicture file={one.file} />
              <X size={16} aria-hidden="true" className={s.out} />
            </button>
          </li>
        ))}
      </ul>
      <p className={s.note} role="status">
        {note} {hasOwn && t.seenHere}
      </p>
    </div>
  );
}
