import type { Profile } from '@kloak/proto/api/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTyped } from '../lib/use-typed.ts';
import { useMe } from '../session/session.ts';

/** How is asked for people whose name or address holds a text, but for some. */
export type PeopleQuery = {
  readonly queryKey: readonly string[];
  readonly queryFn: () => Promise<readonly Profile[]>;
  readonly staleTime: number;
};

/** Who was found is the same for so long, in milliseconds. */
export const foundForMs = 60_000;

const nobody: readonly string[] = [];

/** What somebody who chooses people has typed and chosen, and who was found. `without`: who is not to be found, besides those who are chosen. */
export function usePicker(find: (text: string, without: readonly string[], me: string) => PeopleQuery, without = nobody) {
  const me = useMe();
  const [chosen, choose] = useState<readonly Profile[]>([]);
  const [text, type] = useState('');
  const wanted = useTyped(text.trim());
  const taken = [...without, ...chosen.map(({ _id }) => _id)];
  const { data: people, error, isFetching, refetch } = useQuery(find(wanted, taken, me.id));
  const isAnswered = wanted === text.trim();
  return { chosen, choose, text, type, found: { people, error, isFetching, refetch, isAnswered } };
}

export type Picker = ReturnType<typeof usePicker>;
