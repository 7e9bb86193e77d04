import { z } from 'zod';
import { type AnswerSchema, type Call, nameOf } from './call.ts';

const success = { success: z.literal(true) };

/** Answer on the wire: `success: true` and the named fields, nothing else. */
export function successOf(answer: AnswerSchema): z.ZodType {
  return answer instanceof z.ZodObject ? answer.extend(success) : z.union(answer.options.map((option) => option.extend(success)));
}

/** For development and tests: throws if the answer (the whole JSON body of a success) differs from the call's declaration. */
export function checkAnswer(call: Pick<Call, 'method' | 'path' | 'answer'>, body: unknown): void {
  const { error } = successOf(call.answer).safeParse(body);
  if (error) throw new Error(`${nameOf(call)} answers what its contract does not say: ${z.prettifyError(error)}`);
}
