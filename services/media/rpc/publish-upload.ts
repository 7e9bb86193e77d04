import { cards } from '@kloak/access/cards.ts';
import { Refusal, unavailable } from '@kloak/platform/errors.ts';
import { emptyPosition, mergePositions, type Position } from '@kloak/platform/position.ts';
import type { Ctx, Handlers } from '@kloak/platform/service.ts';
import { type Details, readDetails } from '../domain/details.ts';
import { isKept, item, publish } from '../domain/item.ts';
import { unsupportedText } from '../domain/offer.ts';
import type { FileDoc } from '../views/files.ts';
import { posts } from '../views/posts.ts';
import { checkedFiles } from './checked-files.ts';
import { showPost } from './show-post.ts';

type Asked = { file: FileDoc; details: Details; at: string };
/** Which post stands for a file, and whether it stood there before. */
type Published = { post: string; before: boolean; position: Position };

export const publishUpload: Handlers<'media'>['PublishUpload'] = async (ctx, { items }) => {
  const owner = ctx.account();
  const details = new Map(items.map((asked) => [asked.item, readDetails(asked)]));
  if (details.size === 0 || details.size < items.length) throw new Refusal('invalid', 'no-items', 'Please name each item once.');
  const checked = await checkedFiles(ctx, owner, [...details.keys()]);
  // As if one after another, so that those who see them see them in an order: the last one is the newest.
  const first = ctx.now().getTime() - checked.length + 1;
  const asked = checked.flatMap((file, index): Asked[] => {
    const said = details.get(file.item);
    return said ? [{ file, details: said, at: new Date(first + index).toISOString() }] : [];
  });

  const outcomes = new Map<string, Published>();
  const own = asked.filter(({ file }) => file.progress === 'checked' || file.progress === 'published');
  await Promise.all(own.map(async (one) => outcomes.set(one.file.item, await publishOne(ctx, one))));
  // After them, and one after another: what they duplicate may be one of them, or of each other.
  for (const one of asked.filter(({ file }) => file.progress === 'duplicated')) {
    const outcome = await publishDuplicate(ctx, one);
    if (outcome) outcomes.set(one.file.item, outcome);
  }
  await ctx.visible({ position: [...outcomes.values()].map(({ position }) => position).reduce(mergePositions, emptyPosition) });

  const rejected = asked.filter(({ file }) => !outcomes.has(file.item)).map(({ file }) => file.fileName);
  if (rejected.length > 0) throw new Refusal('unsupported', 'rejected', unsupportedText, { rejected });
  const duplicates = asked.flatMap(({ file }) => {
    const outcome = outcomes.get(file.item);
    return outcome?.before ? [{ fileName: file.fileName, item: outcome.post }] : [];
  });
  return {
    posts: await show(
      ctx,
      owner,
      asked.flatMap(({ file }) => outcomes.get(file.item)?.post ?? []),
    ),
    duplicates,
  };
};

async function publishOne(ctx: Ctx, { file, details, at }: Asked): Promise<Published> {
  if (file.progress === 'published') return { post: file.item, before: false, position: emptyPosition };
  const { position } = await ctx.decide(item, { id: file.item, home: file.owner }, publish(details, file.fileName, at));
  return { post: file.item, before: false, position };
}

/** The same bytes are here as another item: its post stands in this one's place, or, when nobody had published it, begins now. */
async function publishDuplicate(ctx: Ctx, { file, details, at }: Asked): Promise<Published | undefined> {
  if (file.of === undefined) return undefined;
  const holder = { id: file.of, home: file.owner };
  if (!isKept(await ctx.state(item, holder))) return undefined;
  const { events, position } = await ctx.decide(item, holder, publish(details, file.fileName, at), { step: `instead of ${file.item}` });
  return { post: file.of, before: events.length === 0, position };
}

async function show(ctx: Ctx, owner: string, ids: string[]) {
  const [docs, card] = await Promise.all([ctx.view(posts).getMany([...new Set(ids)]), ctx.view(cards).get(owner)]);
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  return ids.map((id) => {
    const doc = byId.get(id);
    if (!doc) throw unavailable('This post', 'catching-up');
    return showPost(doc, card);
  });
}
