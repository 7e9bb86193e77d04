import { mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { errorText } from './error-text.ts';
import { toast } from './toasts.ts';

type Press = {
  /** Mutation key of running presses of this button. */
  readonly mutationKey: readonly string[];
  /** Key of the list that shows it. */
  readonly queryKey: QueryKey;
  /** Keys to invalidate after the last press; by default `queryKey`. */
  readonly staleKeys?: readonly QueryKey[];
  readonly send: (give: boolean) => Promise<unknown>;
  /** Optimistic update; returns a function that undoes it. Without it, the button is busy until the list was refetched. */
  readonly show?: (give: boolean) => () => void;
  readonly failed: (give: boolean) => string;
};

/** Mutation of a toggle button: an optimistic update, undone by a failure. Presses in a row are sent one after another. */
export const pressMutation = (client: QueryClient, { mutationKey, queryKey, staleKeys = [queryKey], send, show, failed }: Press) =>
  mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join('-') },
    mutationFn: send,
    onMutate: async (give: boolean) => {
      await client.cancelQueries({ queryKey });
      return show?.(give);
    },
    onError: (error, give, takeBack) => {
      takeBack?.();
      toast(errorText(error, failed(give)), 'bad');
    },
    // An answer in the middle of a row of presses would show an older state.
    onSettled: () =>
      client.isMutating({ mutationKey }) === 1 ? Promise.all(staleKeys.map((stale) => client.invalidateQueries({ queryKey: stale }))) : undefined,
  });
