import { ThumbsUp } from 'lucide-react';
import s from './like-button.module.css';

type LikeButtonProps = {
  /** Number of likes; undefined until known. */
  readonly total: number | undefined;
  readonly mine: boolean;
  readonly label: string;
  readonly onPress: (give: boolean) => void;
};

/** Button that gives or withdraws a like, with the number of likes. */
export function LikeButton({ total, mine, label, onPress }: LikeButtonProps) {
  const isKnown = total !== undefined;
  return (
    <button type="button" className={s.like} aria-pressed={mine} aria-label={label} aria-disabled={!isKnown} onClick={() => isKnown && onPress(!mine)}>
      <ThumbsUp size={16} aria-hidden="true" fill={mine ? 'currentColor' : 'none'} />
      <span aria-hidden="true">{total ?? '\u2007'}</span>
    </button>
  );
}
