import { maxMarkedPosts } from '@kloak/proto/rules/stories.ts';

/** Shortest time between two rounds of reports, in milliseconds. */
export const roundMs = 2000;
/** Number of remembered posts after which they are forgotten: a repeated report changes nothing. */
const maxRemembered = 20_000;

/** Reports posts of one story. Rejects if they must be reported again later. `isLeaving`: the page may be closed before the answer. */
export type Report = (posts: readonly string[], isLeaving: boolean) => Promise<void>;

/**
 * Collects posts that were displayed, and reports them in rounds. What could not be reported waits for the next displayed post, or for `flush`, which
 * reports at once.
 */
export function collectSeen() {
  const waiting = new Map<string, { readonly posts: Set<string>; readonly report: Report }>();
  const marked = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const add = (story: string, posts: readonly string[], report: Report) => {
    waiting.set(story, { posts: new Set([...(waiting.get(story)?.posts ?? []), ...posts]), report });
  };
  const flush = (isLeaving = false) => {
    clearTimeout(timer);
    timer = undefined;
    const now = [...waiting];
    waiting.clear();
    for (const [story, { posts, report }] of now) {
      for (const part of partsOf([...posts])) report(part, isLeaving).catch(() => add(story, part, report));
    }
  };
  return {
    mark(story: string, post: string, report: Report): void {
      if (marked.has(post)) return;
      if (marked.size >= maxRemembered) marked.clear();
      marked.add(post);
      add(story, [post], report);
      timer ??= setTimeout(flush, roundMs);
    },
    flush,
    end: () => clearTimeout(timer),
  };
}

const partsOf = (posts: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(posts.length / maxMarkedPosts) }, (_, nth) => posts.slice(nth * maxMarkedPosts, (nth + 1) * maxMarkedPosts));
