import type { Profile } from '@kloak/proto/api/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../lib/use-debounced.ts';
import { useMe } from '../session/session.ts';

/** Query for people whose name or address contains a text, with some excluded. */
export type PeopleQuery = {
  readonly queryKey: readonly string[];
  readonly queryFn: () => Promise<readonly Profile[]>;
  readonly staleTime: number;
};

/** Time for which search results stay fresh, in milliseconds. */
export const searchStaleMs = 60_000;

const nobody: readonly string[] = [];

/** State of a people picker: its text, chosen people and search results. `without`: ids to exclude besides the chosen ones. */
export function usePicker(find: (text: string, without: readonly string[], me: string) => PeopleQuery, without = nobody) {
  const me = useMe();
  const [chosen, choose] = useState<readonly Profile[]>([]);
  const [text, type] = useState('');
  const wanted = useDebounced(text.trim());
  const taken = [...without, ...chosen.map(({ _id }) => _id)];
  const { data: people, error, isFetching, refetch } = useQuery(find(wanted, taken, me.id));
  const isAnswered = wanted === text.trim();
  return { chosen, choose, text, type, found: { people, error, isFetching, refetch, isAnswered } };
}

export type Picker = ReturnType<typeof usePicker>;
