import { Refusal } from '../errors.ts';

/** Returns a call's refusal as `kind code`; throws any other error. */
export async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'no refusal';
  } catch (error) {
    return error instanceof Refusal ? `${error.kind} ${error.code}` : `defect: ${error}`;
  }
}
