/** What of a request is needed to end it. */
type Ending = { destroy(): unknown };

/**
 * The posts that this process takes, one for each key: a newer one ends the one before it, which may be of a connection that was lost without a word, and
 * many of one form fill no disk. To be told when a post has ended.
 */
export function runningPosts(): { begin(key: string, post: Ending): () => void } {
  const running = new Map<string, Ending>();
  return {
    begin(key, post) {
      running.get(key)?.destroy();
      running.set(key, post);
      return () => {
        if (running.get(key) === post) running.delete(key);
      };
    },
  };
}
