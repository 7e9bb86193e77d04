import type { Post } from '@kloak/proto/api/types.ts';
import { useRef } from 'react';
import { useSelection } from './data/selection.ts';
import s from './select-box.module.css';

type SelectProps = {
  readonly post: Post;
  /** Name of the post on this page. */
  readonly name: string;
  /** All that stand on the page, in their order. */
  readonly among: readonly Post[];
};

/** Lies over a picture while posts are chosen: a press chooses it, with the shift key all from the last one that was pressed. Else nothing. */
export function SelectBox({ post, name, among }: SelectProps) {
  const selection = useSelection();
  const isRange = useRef(false);
  if (!selection?.chosen) return null;
  const { chosen, set } = selection;
  return (
    <span className={s.box}>
      <input
        type="checkbox"
        className={s.input}
        aria-label={name}
        checked={chosen.has(post._id)}
        onClick={({ shiftKey }) => {
          isRange.current = shiftKey;
        }}
        onChange={({ target }) => set(post, target.checked, isRange.current ? among : [])}
      />
      <span className={s.mark} />
    </span>
  );
}
