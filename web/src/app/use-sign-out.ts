import { useMutation, useQueryClient } from '@tanstack/react-query';
import { prepareSignOut } from '../lib/member-state.ts';
import { remember } from '../lib/storage.ts';
import { dropToasts, toast } from '../lib/toasts.ts';
import { forgetMember } from '../session/forget-member.ts';
import { authQuery, endSession, signedOut } from '../session/session.ts';
import { markSignedOut } from '../session/sign-out-mark.ts';
import { menuTexts } from './shell/menu-texts.ts';

/** Signs out. Even if the call fails, no data of the member stays in this page; a header of the answer clears the browser's cache. */
export function useSignOut(): () => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: endSession,
    // Set before the answer: the server may close the connection earlier, and the guard would then keep a return path for the next person.
    onMutate: () => {
      // After this, no request may be made for the member.
      prepareSignOut();
      markSignedOut();
    },
    onSettled: async (_done, error) => {
      await client.cancelQueries();
      remember('kloak-user-id', undefined);
      client.setQueryData(authQuery.queryKey, signedOut);
      forgetMember(client);
      // Messages were meant for the member who signed out.
      dropToasts();
      if (!error) return;
      toast(menuTexts.logoutFailed, 'bad');
      // Refetches the session now, and again when the network is back: a session that is still open ends by that.
      void client.invalidateQueries({ queryKey: authQuery.queryKey });
    },
  });
  return mutate;
}
