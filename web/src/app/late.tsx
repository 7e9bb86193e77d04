import { type ComponentType, lazy, useMemo } from 'react';

/** A component in a chunk of its own. [Note: late parts] What a first paint does not need comes once the page stands, or when it is reached for. */
export type LatePart<Props extends object> = {
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  readonly loaded: () => ComponentType<Props> | undefined;
  readonly Lazy: ComponentType<Props>;
};

export function latePart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let part: ComponentType<Props> | undefined;
  const load = async () => {
    part ??= await fetchPart();
    return { default: part };
  };
  return { load, loaded: () => part, Lazy: lazy(load) };
}

/** Begins to load parts; one that fails is tried again when it is needed. */
export async function preload(...parts: readonly { readonly load: () => Promise<unknown> }[]): Promise<void> {
  await Promise.allSettled(parts.map(({ load }) => load()));
}

/**
 * Draws a late part; at once when it has been loaded before. React's own lazy would show the fallback for a moment even then, and after
 * a fallback React holds back what follows for 300 ms.
 */
export function Late<Props extends object>({ part, props }: { readonly part: LatePart<Props>; readonly props: NoInfer<Props> }) {
  // Chosen once for a part: another component in its place would begin with an empty state.
  const Chosen = useMemo<ComponentType<Props>>(() => part.loaded() ?? part.Lazy, [part]);
  return <Chosen {...props} />;
}
