// Shapes of the console: accounts and services, as admins see them.
import { z } from 'zod';
import { time } from './shapes.ts';

/** An account, as admins see it. */
export const user = z.strictObject({ _id: z.string(), username: z.string(), email: z.string(), accountCreated: z.literal(true) });

/** Names and addresses of erased people are empty. */
export const admin = z.strictObject({ _id: z.string(), username: z.string(), email: z.string(), since: time });

/** `given`: true if the rights were given, false if revoked; `by` is empty if the settings did it. */
export const adminChange = z.strictObject({ _id: z.string(), username: z.string(), by: z.string(), at: time, given: z.boolean() });

/** `away`: it does not answer, and nothing else is known. `behind`: the lag of one consumer in one partition of a log, in commits. */
export const serviceHealth = z.strictObject({
  name: z.string(),
  away: z.literal(true).optional(),
  version: z.string(),
  behind: z.array(z.strictObject({ what: z.string(), source: z.string(), lane: z.int().min(0), commits: z.int().min(1) })),
  parked: z
    .array(
      z.strictObject({
        _id: z.string(),
        reaction: z.string(),
        at: time,
        error: z.string().describe('Error as a sentence without names, addresses, ids and paths.'),
        mail: z.literal(true).optional().describe('The job sends a mail.'),
      }),
    )
    .describe('Parked jobs, newest first: at most 50 that send mails and 50 others.'),
  moreParked: z.literal(true).optional().describe('More parked jobs exist that send no mails.'),
  mails: z
    .strictObject({
      waiting: z.int().min(0).describe('Number of mails that wait to be sent.'),
      since: time.optional().describe('Time since which the oldest mail has waited.'),
      parked: z.int().min(0).describe('Number of mails that could not be sent; the newest stand in `parked`.'),
    })
    .optional()
    .describe('Present for a service that sends mails.'),
});
