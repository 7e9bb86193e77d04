import { queryOptions, useQuery } from '@tanstack/react-query';
import { act, ask } from './api.ts';
import { type Described, having, isFlag, isText, optional } from './is.ts';
import { isLeft } from './leaving.ts';
import { isSuccess } from './shapes.ts';
import { remember, remembered } from './storage.ts';

const isAuth = having({ isAuth: isFlag, isAdmin: isFlag, username: optional(isText), userId: optional(isText), verified: optional(isFlag) });
export type Auth = Described<typeof isAuth>;

/** Who is signed in, known to every screen. */
export type Me = { readonly id: string; readonly username: string; readonly verified: boolean };

export const signedOut: Auth = { isAuth: false, isAdmin: false, username: undefined, userId: undefined, verified: undefined };

/** Signs out. Repeating it changes nothing. */
export function endSession(): Promise<unknown> {
  return act('/users/logout', isSuccess, {});
}

/** What the route guard asks. The key begins with `profile`, since a push about one's own profile may say that the address was confirmed. */
export const authQuery = queryOptions({
  queryKey: ['profile', 'auth'],
  queryFn: async () => {
    const auth = await ask('/users/auth', isAuth);
    // Somebody signed out here, and the server has not heard of it: there was no network then, or this was asked before.
    if (auth.isAuth && isLeft()) {
      await endSession();
      return signedOut;
    }
    remember('kloak-user-id', auth.userId);
    return auth;
  },
  staleTime: 60_000,
  // Somebody came or went in another tab of this browser: who comes back to this one is told at once.
  refetchOnWindowFocus: ({ state }) => remembered('kloak-user-id') === state.data?.userId || 'always',
});

/** The signed-in member; for pages behind the guard, which renders them only when there is one. */
export function useMe(): Me {
  const { data } = useQuery(authQuery);
  return { id: data?.userId ?? '', username: data?.username ?? '', verified: data?.verified ?? false };
}

/** Where the picture of a member stands. */
export function avatarOf(id: string): string {
  return `/storage/avatar/${id}.svg`;
}
