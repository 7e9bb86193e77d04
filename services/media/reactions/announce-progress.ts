import type { Reaction } from '@kloak/platform/service.ts';
import { unsupportedText } from '../domain/offer.ts';
import { files } from '../views/files.ts';

/** Tells the owner's pages what the check of a file found. */
export const announceProgress: Reaction<'media'> = {
  name: 'announce-progress',
  source: 'media',
  on: ['ItemChecked', 'ItemDuplicated', 'ItemRejected'],
  async run(ctx, event) {
    if (event.type !== 'ItemChecked' && event.type !== 'ItemDuplicated' && event.type !== 'ItemRejected') return;
    const { item, owner } = event.data;
    const file = await ctx.view(files).get(item);
    if (!file) return;
    const told = { fileName: file.fileName, progress: 100, finished: true };
    if (event.type === 'ItemRejected')
      ctx.push(owner, 'file upload', { ...told, error: event.data.reason === 'unsupported' ? unsupportedText : 'Something has went wrong' });
    else ctx.push(owner, 'file upload', { ...told, postId: event.type === 'ItemDuplicated' ? event.data.of : item });
  },
};
