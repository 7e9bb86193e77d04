import type { ResponseOf } from '@kloak/platform/rpc.ts';
import { getExport, requestExport } from '@kloak/proto/api/exports.ts';
import { exportKeptUntil, exportName, exportUrl } from '@kloak/proto/rules/files/exports.ts';
import { type Route, route } from '../route.ts';

const shownStatuses = { MAKING: 'making', COMPLETE: 'ready', UNFINISHED: 'failed' } as const;
const isShown = (status: string): status is keyof typeof shownStatuses => status in shownStatuses;

function exportOf({ export: found }: ResponseOf<'media.GetExport'>) {
  if (!found || !isShown(found.status)) return {};
  const { id, since, items, total, parts } = found;
  const shown = { _id: id, status: shownStatuses[found.status], since, itemsDone: items, itemsTotal: total };
  if (found.status !== 'COMPLETE') return { export: { ...shown, parts: [] } };
  const archives = parts.map(({ files, bytes }, index) => {
    const fileName = exportName(since.slice(0, 'YYYY-MM-DD'.length), index + 1);
    return { fileName, fileUrl: exportUrl(id, index + 1, fileName), files, fileSize: bytes };
  });
  return { export: { ...shown, keptUntil: exportKeptUntil(since), parts: archives } };
}

export const exports: readonly Route[] = [
  route(requestExport, { rpc: 'media.RequestExport', limit: 'changePassword', toRequest: ({ body }) => ({ password: body.password }), toAnswer: exportOf }),
  route(getExport, { rpc: 'media.GetExport', limit: 'read', toAnswer: exportOf }),
];
