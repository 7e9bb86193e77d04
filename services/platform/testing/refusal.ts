import { Refusal } from '../errors.ts';

/** How a call is refused, as `kind code`; anything else that is thrown is no refusal. */
export async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'no refusal';
  } catch (error) {
    return error instanceof Refusal ? `${error.kind} ${error.code}` : `defect: ${error}`;
  }
}
