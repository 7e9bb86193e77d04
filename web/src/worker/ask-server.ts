/** Statuses of a proxy whose server does not answer. */
const isAway = ({ status }: Response) => status === 502 || status === 504;

/**
 * Returns the server's answer. If it takes longer than `maxMs`, or none comes, returns what was kept, if anything was. The request continues then, and
 * its answer is kept for later.
 */
export async function askServer(asked: Promise<Response>, maxMs: number, findKept: () => Promise<Response | undefined>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), maxMs);
  });
  try {
    const answer = await Promise.race([asked, late]);
    if (answer !== undefined && !isAway(answer)) return answer;
    return (await findKept()) ?? (await asked);
  } catch (error) {
    const kept = await findKept();
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
