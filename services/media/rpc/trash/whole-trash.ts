import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { purge, restore } from '../../domain/item/item-trash.ts';
import { decideOnTrash } from '../../steps/decide-on-trash.ts';

export const restoreTrash = rpc('media', 'RestoreTrash', { access: member, run: (ctx, _request, owner) => decideOnTrash(ctx, owner, restore) });

export const emptyTrash = rpc('media', 'EmptyTrash', { access: member, run: (ctx, _request, owner) => decideOnTrash(ctx, owner, purge) });
