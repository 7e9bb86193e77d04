import type { ViewReader } from '@kloak/platform/ports/store.ts';
import type { SessionDoc } from '../views/sessions.ts';

/** Sessions per query. */
const pageSize = 100;

/** Runs `work` for all open sessions of an account. Those of a page run concurrently, so that their commits share writes. */
export async function eachSession(reader: ViewReader<SessionDoc>, account: string, work: (session: SessionDoc) => Promise<unknown>): Promise<void> {
  let before: string | undefined;
  do {
    const { items, next } = await reader.page({ index: 'ofAccount', equals: [account], limit: pageSize, ...(before !== undefined && { before }) });
    await Promise.all(items.map(work));
    before = next;
  } while (before !== undefined);
}
