/** True if the server refuses it now: what was kept of it is dropped. */
export const isGone = ({ status }: Response): boolean => status === 403 || status === 404 || status === 410;

/** Statuses of a proxy whose server does not answer. */
const isAway = ({ status }: Response) => status === 502 || status === 504;

/** Finds what was kept. `isAway`: no answer of the server comes; otherwise it is only late. */
type FindKept = (isAway: boolean) => Promise<Response | undefined>;

/**
 * Returns the server's answer. If it takes longer than `maxMs`, or none comes, returns what was kept, if anything was. The request continues then, and
 * its answer is kept for later.
 */
export async function askServer(asked: Promise<Response>, maxMs: number, findKept: FindKept): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), maxMs);
  });
  try {
    const answer = await Promise.race([asked, late]);
    if (answer !== undefined && !isAway(answer)) return answer;
    return (await findKept(answer !== undefined)) ?? (await asked);
  } catch (error) {
    const kept = await findKept(true);
    if (kept) return kept;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Runs work on a copy of an answer, if one comes. The page does not wait for it. */
export async function afterwards(asked: Promise<Response>, work: (answer: Response) => Promise<void>): Promise<void> {
  try {
    await work((await asked).clone());
  } catch {
    // Without an answer, or without storage, nothing is kept.
  }
}
