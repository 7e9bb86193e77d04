import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { remember, remembered } from '../../lib/storage.ts';
import { type Memory, memoryQuery } from './memory-queries.ts';
import { todayOf } from './memory-request.ts';

type TodaysMemory = {
  readonly day: string;
  readonly memory: Memory | undefined;
  /** True once it is known whether there is one. */
  readonly isKnown: boolean;
  readonly later: () => void;
};

/** Returns the memory of today, unless this device has put it away for today. */
export function useMemory(me: string): TodaysMemory {
  const day = todayOf(new Date());
  const key = `kloak-memory-${me}` as const;
  const [away, setAway] = useState(() => remembered(key));
  const { data, isPending } = useQuery({ ...memoryQuery(day, me), enabled: me !== '' && away !== day });
  return {
    day,
    memory: away === day ? undefined : (data ?? undefined),
    isKnown: away === day || !isPending,
    later: () => {
      remember(key, day);
      setAway(day);
    },
  };
}
