import type { Post } from '@kloak/proto/api/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowDownUp, RotateCcw, RotateCw } from 'lucide-react';
import { useMe } from '../../session/session.ts';
import { turnMutation } from './change-queries.ts';
import { ownPostTexts as t } from './texts.ts';

/** Quarter turns clockwise, with their icons. */
const turns = [
  [3, RotateCcw],
  [1, RotateCw],
  [2, ArrowDownUp],
] as const;

/** Menu actions that turn posts; none unless all are photographs that are ready. */
export function useTurnActs(posts: readonly Post[]) {
  const turn = useMutation(turnMutation(useQueryClient(), posts, useMe().id));
  if (posts.length === 0 || !posts.every(({ image }) => image?.status === 'READY')) return [];
  return turns.map(([quarterTurns, Icon]) => ({
    label: t.turns[quarterTurns],
    icon: <Icon size={18} aria-hidden="true" />,
    onSelect: () => turn.mutate(quarterTurns),
  }));
}
