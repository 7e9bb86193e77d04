import { type ComponentType, lazy, useEffect, useMemo } from 'react';
import { whenInUse } from '../lib/page-use.ts';
import { retryStylesheets } from '../lib/retry-stylesheets.ts';

/**
 * A component in a chunk of its own. [Note: lazy parts] Code that a first paint does not need is loaded after the first screen, or when the user is
 * about to use it.
 */
export type Loadable<Props extends object> = {
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  /** Tries once to load it. */
  readonly loadOnce: () => Promise<void>;
  readonly loaded: () => ComponentType<Props> | undefined;
  readonly lazily: () => ComponentType<Props>;
};

const failed = new Set<() => void>();

/** Makes failed parts load again at their next render. Call it only after they are unmounted, or they would load again without end. */
export function renewLazyParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}

export function lazyPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): Loadable<Props> {
  let part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const fetchNow = async () => {
    await retryStylesheets();
    part = await fetchPart();
  };
  // A page may have many buttons of one part.
  const loadOnce = () => {
    loading ??= fetchNow().finally(() => {
      loading = undefined;
    });
    return loading;
  };
  /** Waits for the network if it is offline. */
  const load = async () => {
    while (!part) {
      try {
        await loadOnce();
      } catch (error) {
        if (navigator.onLine) {
          failed.add(renew);
          throw error;
        }
        await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      }
    }
    return { default: part };
  };
  let Lazy = lazy(load);
  const renew = () => {
    Lazy = lazy(load);
  };
  return { load, loadOnce, loaded: () => part, lazily: () => Lazy };
}

type Preloadable = { readonly loaded: () => unknown; readonly loadOnce: () => Promise<void> };

/** Begins to load parts, without waiting for a network; a failed one is retried when it is needed. */
export async function preload(...parts: readonly Preloadable[]): Promise<void> {
  await Promise.allSettled(parts.map(({ loaded, loadOnce }) => loaded() ?? loadOnce()));
}

/** Loads a part once the page is in use. Returns handlers that load it at once, for the button that opens it. */
export function usePreloaded(part: Preloadable) {
  useEffect(() => whenInUse(() => void preload(part)), [part]);
  const reach = () => void preload(part);
  return { onPointerDown: reach, onFocus: reach };
}

/**
 * Renders a lazy part, at once if it is loaded. React's own lazy would show the fallback for a moment even then, and after a fallback React delays the
 * next content by 300 ms.
 */
export function LazyPart<Props extends object>({ part, props }: { readonly part: Loadable<Props>; readonly props: NoInfer<Props> }) {
  // Chosen once for a part: another component in its place would lose its state.
  const Chosen = useMemo<ComponentType<Props>>(() => part.loaded() ?? part.lazily(), [part]);
  return <Chosen {...props} />;
}
