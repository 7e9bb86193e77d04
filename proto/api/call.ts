// Type of a call of the public API. [Note: One contract] Each call is declared once, here: the gateway answers it, and the web app, stories and outside
// clients derive their types from it. `body` is the request (`z.input` for clients, `z.output` for the gateway); for GET, the fields of the path.
// `answer` has the fields of a success; on the wire `success: true` is added (`success.ts`).
import type { z } from 'zod';

/** Objects without further fields (`z.strictObject`), so that an answer contains nothing undeclared; no transforms. */
export type AnswerSchema = z.ZodObject | z.ZodDiscriminatedUnion<z.ZodObject[]>;

export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{name}` is a part of the path that is a field of the body. */
  readonly path: `/api/${string}`;
  readonly who: 'public' | 'signed-in';
  /** One sentence for the API's page. */
  readonly summary: string;
  readonly body: z.ZodType;
  /** Sent as a multipart form instead of JSON: the fields of `body`, and one file of at most `maxBytes` in the field `field`. */
  readonly multipart?: { readonly field: string; readonly maxBytes: number };
  /** The body describes some hundred files; its limit is larger. */
  readonly describesFiles?: true;
  readonly answer: AnswerSchema;
  /**
   * Fields of which one means the caller, no matter which one; `targets` may name any member. All other `identityNames` mean the caller in every call.
   */
  readonly callerIsOneOf?: readonly string[];
  /** Those of them that accept the caller's mail address too; the service compares it. */
  readonly callerByAddress?: readonly string[];
  /** These of them name any member. */
  readonly targets?: readonly string[];
  /** Fields that may be in the query, after `?`, instead of in the body. */
  readonly queried?: readonly string[];
  /** Only reads what a page shows: the service worker keeps its last answers for reading without a network. */
  readonly keptOffline?: true;
  /** GET, and yet it changes something. */
  readonly unsafe?: true;
  /** Fields that its refusals have besides (`refusal.ts`). */
  readonly failure?: (message: string) => object;
};

/** A call as it is written: method and path stay literal, so that clients can name it. */
export const call = <const One extends Call>(one: One): One => one;

/** Name by which clients call it, and its key in every table. */
export const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`;

/** Limit of a JSON body; a longer one is 413. */
export const maxBodyBytes = ({ describesFiles }: Pick<Call, 'describesFiles'>): number => (describesFiles ? 1_000_000 : 100_000);

/** Fields that mean the caller in every place; somebody else's id is 403. */
export const identityNames = ['profileId', 'userId', 'writer', 'profile', 'author', 'profileFrom', 'user'] as const;
export type IdentityName = (typeof identityNames)[number];
