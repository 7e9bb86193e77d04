// Made by scripts/generate/generate.ts from proto/kloak/platform.
import type { Sent } from './sent.ts';

export interface ReadRequest__Output { lane: number; /** The first commit sent is `after + 1`; 0 reads from the beginning. */ after: number; limit: number; }
export interface ReadRequest extends Sent<ReadRequest__Output> {}
export interface ReadAboutRequest__Output {
  person: string; /** Place before the first commit to send. Absent: from the beginning. */ after?: CommitPlace__Output | null; limit: number;
}
export interface ReadAboutRequest extends Sent<ReadAboutRequest__Output> {}
export interface CommitPlace__Output { lane: number; seq: number; }
export interface CommitPlace extends Sent<CommitPlace__Output> {}
export interface StoredCommit__Output { /** The stored commit, as JSON (`Commit` of platform/ports/store.ts). */ json: string; }
export interface StoredCommit extends Sent<StoredCommit__Output> {}
export interface AwaitViewRequest__Output { /** The view's name. */ view: string; }
export interface AwaitViewRequest extends Sent<AwaitViewRequest__Output> {}
export interface AwaitViewResponse__Output {}
export interface AwaitViewResponse extends Sent<AwaitViewResponse__Output> {}
export interface AwaitAccessRequest__Output {}
export interface AwaitAccessRequest extends Sent<AwaitAccessRequest__Output> {}
export interface AwaitAccessResponse__Output { /** Number of the service's strict views. */ views: number; }
export interface AwaitAccessResponse extends Sent<AwaitAccessResponse__Output> {}
export interface TailsRequest__Output {}
export interface TailsRequest extends Sent<TailsRequest__Output> {}
export interface TailsResponse__Output {
  tails: LaneTail__Output[]; /** Random; created with the log, and again when a backup of it is restored. */ log: string;
  /** Number of partitions of the log; 0 from builds without this field. */ lanes: number;
}
export interface TailsResponse extends Sent<TailsResponse__Output> {}
export interface LaneTail__Output { lane: number; seq: number; }
export interface LaneTail extends Sent<LaneTail__Output> {}
export interface GetHealthRequest__Output {}
export interface GetHealthRequest extends Sent<GetHealthRequest__Output> {}
export interface GetHealthResponse__Output {
  /** Problems prevent serving and warnings do not: the texts of `/readyz`. */ problems: string[]; warnings: string[];
  /** Version of the running build. */ version: string;
  /** Readers that lag in a partition, the largest lag first; at most 100. */ behind: LaneBehind__Output[];
  /** Jobs that kept failing, newest parked first: at most 50 that send mails, and 50 others. */ parked: ParkedJob__Output[];
  /** There are others that send no mails. */ moreParked: boolean;
  /** Absent from a service that sends no mails by jobs. */ mails?: WaitingMails__Output | null;
}
export interface GetHealthResponse extends Sent<GetHealthResponse__Output> {}
/** Mails of a service that are not sent. */
export interface WaitingMails__Output {
  /** Number of mails that are still to be sent. */ waiting: number; /** ISO 8601 UTC: since then the oldest of them waits. */ since?: string;
  /** Number of mails that could not be sent and wait for an admin. */ parked: number;
}
export interface WaitingMails extends Sent<WaitingMails__Output> {}
export interface LaneBehind__Output {
  /** The name of a view, or `reactions`. */ what: string; /** Service that owns the log. */ source: string; lane: number;
  /** Lag in commits. */ commits: number;
}
export interface LaneBehind extends Sent<LaneBehind__Output> {}
export interface ParkedJob__Output {
  id: string; reaction: string; /** ISO 8601 UTC. */ at: string; /** In words without names, addresses, ids and paths. */ error: string;
  /** It sends a mail. */ mail: boolean;
}
export interface ParkedJob extends Sent<ParkedJob__Output> {}
export interface JobRequest__Output { job: string; }
export interface JobRequest extends Sent<JobRequest__Output> {}
export interface JobResponse__Output {}
export interface JobResponse extends Sent<JobResponse__Output> {}
