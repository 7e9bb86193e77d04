import type { Post } from '@kloak/proto/api/types.ts';
import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import type { Acts } from '../outbox/acts.ts';
import { outboxOf } from '../outbox/outbox.ts';
import { shownActs, subscribeShownActs } from '../outbox/waiting.ts';
import { withPosts } from '../posts/data/patch-posts.ts';

/** Sends the member's waiting acts, and shows waiting captions in all posts that the page has or fetches. Returns a function that ends the latter. */
export function runOutbox(client: QueryClient, me: string): () => void {
  outboxOf(client, me);
  const cache = client.getQueryCache();
  const show = (queryKey: readonly unknown[], updatedAt: number) => {
    const captioned = withCaptions(shownActs());
    client.setQueryData<unknown>(queryKey, (data: unknown) => withPosts(data, captioned), { updatedAt });
  };
  const showEverywhere = () => {
    if (!hasCaption(shownActs())) return;
    for (const { queryKey, state } of cache.findAll({ predicate: isOfPosts })) show(queryKey, state.dataUpdatedAt);
  };
  const onEvent = (event: QueryCacheNotifyEvent) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    if (hasCaption(shownActs()) && isOfPosts(event.query)) show(event.query.queryKey, event.query.state.dataUpdatedAt);
  };
  showEverywhere();
  const ends = [cache.subscribe(onEvent), subscribeShownActs(showEverywhere)];
  return () => {
    for (const end of ends) end();
  };
}

const isOfPosts = ({ queryKey: [thing] }: { readonly queryKey: readonly unknown[] }) => thing === 'feed' || thing === 'item';
const hasCaption = (acts: Acts) => acts.some(({ change }) => change.kind === 'caption');

/** Returns a function that gives a post its waiting caption. */
function withCaptions(acts: Acts): (post: Post) => Post {
  const captions = new Map(acts.flatMap(({ change, refused }) => (change.kind === 'caption' && refused === undefined ? [[change.of, change] as const] : [])));
  return (post) => {
    const caption = captions.get(post._id);
    if (!caption) return post;
    const { title, description } = caption;
    const { image, video } = post;
    if (post.title === title && (image ?? video)?.description === description) return post;
    return { ...post, title, ...(image && { image: { ...image, description } }), ...(video && { video: { ...video, title, description } }) };
  };
}
