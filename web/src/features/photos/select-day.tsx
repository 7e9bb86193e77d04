import type { Post } from '@kloak/proto/api/types.ts';
import { CircleCheck } from 'lucide-react';
import { useSelection } from '../../posts/data/selection.ts';
import { Button } from '../../ui/button.tsx';
import { photosTexts as t } from './texts.ts';

/** Button that selects all loaded posts of a day, or none of them, during a selection. A single post has its own box instead. */
export function SelectDay({ day, posts }: { readonly day: string; readonly posts: readonly (Post | undefined)[] | undefined }) {
  const selection = useSelection();
  const there = posts?.filter((post) => post !== undefined) ?? [];
  if (!selection?.chosen || there.length < 2) return null;
  const { chosen, setAll } = selection;
  const isWhole = there.every(({ _id }) => chosen.has(_id));
  return (
    <Button
      tone="plain"
      icon={<CircleCheck size={18} aria-hidden="true" />}
      aria-label={t.wholeDay(day)}
      aria-pressed={isWhole}
      onClick={() => setAll(there, !isWhole)}
    >
      {t.all}
    </Button>
  );
}
