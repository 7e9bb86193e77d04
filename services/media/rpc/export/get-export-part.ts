import { member } from '@kloak/access/rules.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { noExport } from '@kloak/proto/rules/files/exports.ts';
import { exportPieceKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { isComplete, memberExport } from '../../domain/member-export.ts';

/** Only one's own exports: those of others are in other streams. */
export const getExportPart = rpc('media', 'GetExportPart', {
  access: member,
  async run(ctx, { export: id, part: number }, owner) {
    const state = await ctx.state(memberExport.of({ owner }));
    const part = state.parts[number - 1];
    if (state.id !== id || !isComplete(state, ctx.now()) || !part) throw refusalOf(noExport);
    return { pieces: Array.from({ length: part.pieces }, (_, at) => exportPieceKey(owner, id, number, at + 1)) };
  },
});
