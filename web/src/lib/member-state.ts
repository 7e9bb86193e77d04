type Hooks<State> = {
  /** Called before the member signs out, while requests for the member are still accepted. */
  readonly beforeSignOut?: (state: State) => void;
  /** Stops its running work. */
  readonly end?: (state: State) => void;
};

const registered = new Set<{ readonly beforeSignOut: () => void; readonly end: () => void }>();

/**
 * State outside React for the signed-in member. Returns a getter that creates the state at its first call, and again after a sign-out or for another
 * member. All features use this one way, so that no member's data is left for the next person.
 */
export function memberState<State>(make: () => State, { beforeSignOut, end }: Hooks<State> = {}): () => State {
  let made: { readonly state: State } | undefined;
  registered.add({
    beforeSignOut: () => made && beforeSignOut?.(made.state),
    end: () => {
      if (made) end?.(made.state);
      made = undefined;
    },
  });
  return () => {
    made ??= { state: make() };
    return made.state;
  };
}

/** Lets each feature finish its requests before the member signs out. */
export function prepareSignOut(): void {
  for (const { beforeSignOut } of registered) beforeSignOut();
}

/** Drops all state of the member. */
export function endMemberState(): void {
  for (const { end } of registered) end();
}
