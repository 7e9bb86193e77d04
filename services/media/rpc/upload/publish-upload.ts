import { member } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { Refusal, unavailable } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { unsupported } from '@kloak/proto/rules/files/uploads.ts';
import type { ItemDetails__Output, Post } from '@kloak/proto/types/media.ts';
import { privacyOfAll, readAlbum } from '../../domain/album/album.ts';
import { readDetails } from '../../domain/item/details.ts';
import { checkedFiles } from '../../steps/checked-files.ts';
import type { Publication } from '../../steps/publish-files.ts';
import { publishIntoAlbum } from '../../steps/publish-into-album.ts';
import { showOwnAlbum } from '../../steps/show-own-album.ts';
import { showOwnPosts } from '../../steps/show-own-posts.ts';
import type { FileDoc } from '../../views/files.ts';

export const publishUpload = rpc('media', 'PublishUpload', {
  access: member,
  async run(ctx, { items, album: named }, owner) {
    const into = named ? { details: readAlbum({ ...named, privacy: privacyOfAll(items) }) } : undefined;
    const publications = await readPublications(ctx, owner, items);
    const { published, album, leftOut } = await publishIntoAlbum(ctx, owner, publications, into);
    const rejected = publications.flatMap(({ file }) => (published.has(file.item) ? [] : [file]));
    if (rejected.length > 0) throw rejection(rejected);
    const outcomes = publications.flatMap(({ file }) => {
      const outcome = published.get(file.item);
      return outcome ? [{ ...outcome, fileName: file.fileName }] : [];
    });
    return {
      posts: await showPosts(
        ctx,
        owner,
        outcomes.map(({ post }) => post),
      ),
      album: album === undefined ? undefined : await showOwnAlbum(ctx, { owner, album }),
      duplicates: outcomes.filter(({ duplicate }) => duplicate).map(({ fileName, post }) => ({ fileName, item: post })),
      notInAlbum: outcomes.filter(({ post }) => leftOut.has(post)).map(({ fileName, post }) => ({ fileName, item: post })),
    };
  },
});

/** Reads the requested publications, after all their files are checked. */
async function readPublications(ctx: Ctx, owner: string, items: ItemDetails__Output[]): Promise<Publication[]> {
  const details = new Map(items.map((one) => [one.item, readDetails(one)]));
  if (details.size === 0 || details.size < items.length) throw new Refusal('invalid', 'no-items', 'Please name each item once.');
  const checked = await checkedFiles(ctx, owner, [...details.keys()]);
  // Increasing times keep the order of the files in lists: the last one is the newest.
  const firstMs = ctx.now().getTime() - checked.length + 1;
  return checked.flatMap((file, index) => {
    const said = details.get(file.item);
    return said ? [{ file, details: said, publishedAt: new Date(firstMs + index).toISOString() }] : [];
  });
}

/** Two files may have the same name, so the ids of their posts are included. Unsupported files are reported before lost ones. */
function rejection(files: readonly FileDoc[]): Refusal {
  const details = { rejected: files.map(({ fileName }) => fileName), rejectedPosts: files.map(({ item }) => item) };
  if (files.some(({ reason }) => reason === 'unsupported')) return new Refusal('unsupported', 'rejected', unsupported.message, details);
  const lost = files.some(({ reason }) => reason === 'gave-up') ? 'could not be checked' : 'are not in your vault any more';
  return new Refusal('conflict', 'gone', `Some files ${lost}. Please upload them again.`, details);
}

async function showPosts(ctx: Ctx, owner: string, ids: string[]): Promise<Post[]> {
  const shown = await showOwnPosts(ctx, owner, ids);
  return ids.map((id) => {
    const post = shown.get(id);
    if (!post) throw unavailable('This post', 'catching-up');
    return post;
  });
}
