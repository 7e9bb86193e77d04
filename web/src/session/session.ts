import type { Answer } from '@kloak/proto/api/types.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { mutate, query } from '../lib/api.ts';
import { dropEarlyAnswers } from '../lib/early-answers.ts';
import { remember, remembered } from '../lib/storage.ts';
import { dropWorkerCaches } from '../lib/worker-caches.ts';
import { wasSignedOut } from './sign-out-mark.ts';

type Auth = Answer<'GET /api/users/auth'>;

/** The signed-in member, available on every screen. */
type SignedInMember = {
  readonly id: string;
  readonly username: string;
  readonly verified: boolean;
  /** Admin of the vault. */
  readonly isAdmin: boolean;
  /** Address of the avatar. */
  readonly image: string;
  /** True while another avatar is being rendered. */
  readonly imagePending: boolean;
  /** Reason why the last chosen avatar cannot be shown. */
  readonly imageFailure: string | undefined;
  /** True if the chat is announced as under construction. */
  readonly chatClosed: boolean;
  /** Time of the planned deletion, unless it is cancelled: ISO 8601 UTC. */
  readonly deletesAt: string | undefined;
  /** Help texts that were read, on any device. */
  readonly seenHelp: readonly string[];
};

export const signedOut: Extract<Auth, { isAuth: false }> = { isAuth: false, isAdmin: false, googleAuth: false };

/** Id of the signed-in member, if any. */
export function userIdOf(auth: Auth | undefined): string | undefined {
  return auth?.isAuth ? auth.userId : undefined;
}

/** Signs out; idempotent. */
export function endSession(): Promise<unknown> {
  return mutate('POST /api/users/logout', {});
}

/** Query of the route guard. Its key begins with `profile`, since a push about the member's own profile may mean that the address was confirmed. */
export const authQuery = queryOptions({
  queryKey: ['profile', 'auth'],
  queryFn: async () => {
    const auth = await query('GET /api/users/auth', {});
    if (!auth.isAuth) {
      dropEarlyAnswers();
      void dropWorkerCaches();
    }
    // The sign-out has not reached the server: there was no network, or this request was sent before it.
    if (auth.isAuth && wasSignedOut()) {
      await endSession();
      return signedOut;
    }
    remember('kloak-user-id', userIdOf(auth));
    return auth;
  },
  staleTime: 60_000,
  // Another tab of this browser has signed in or out: the change applies as soon as this tab gets the focus.
  refetchOnWindowFocus: ({ state }) => remembered('kloak-user-id') === userIdOf(state.data) || 'always',
});

/** Returns the signed-in member; for pages behind the guard, which renders them only if there is one. */
export function useMe(): SignedInMember {
  const { data } = useQuery(authQuery);
  const member = data?.isAuth ? data : undefined;
  return {
    id: member?.userId ?? '',
    username: member?.username ?? '',
    verified: member?.verified ?? false,
    isAdmin: member?.isAdmin ?? false,
    image: member?.image ?? '',
    imagePending: member?.imagePending ?? false,
    imageFailure: member?.imageFailure,
    chatClosed: member?.chatClosed ?? false,
    deletesAt: member?.deletesAt,
    seenHelp: member?.seenHelp ?? [],
  };
}
