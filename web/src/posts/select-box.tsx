import type { Post } from '@kloak/proto/api/types.ts';
import { useRef } from 'react';
import { useSelection } from './data/selection.ts';
import s from './select-box.module.css';

type SelectProps = {
  readonly post: Post;
  /** Name of the post on this page. */
  readonly name: string;
  /** All posts of the page, in their order. */
  readonly among: readonly Post[];
};

/** Checkbox over a picture during a selection; with the shift key it selects all since the last pressed one. Otherwise renders nothing. */
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
