/** Functions to call after a change outside React, as `useSyncExternalStore` takes them. */
export type Listeners = {
  readonly notify: () => void;
  /** Returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
};

export function listeners(): Listeners {
  const all = new Set<() => void>();
  return {
    notify() {
      for (const listener of all) listener();
    },
    subscribe(listener) {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}
