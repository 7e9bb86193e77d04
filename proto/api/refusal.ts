import { z } from 'zod';

/** Answer of every failure: `code` is a kebab-case word for programs, `message` plain text for people. Some have further fields. */
export const refusal = z.looseObject({
  success: z.literal(false),
  code: z.string().regex(/^[a-z0-9-]+$/),
  message: z.string(),
  requestId: z.string(),
  rejected: z.array(z.string()).optional().describe('Names of the refused files, with the codes `rejected` and `gone`; the other files are published.'),
  rejectedPosts: z.array(z.string()).optional().describe('Posts of these files, in the same order.'),
});
