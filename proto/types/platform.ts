// Made by scripts/generate/generate.ts from proto/kloak/platform.
import type { Sent } from './sent.ts';

export interface ReadRequest__Output { lane: number; /** The first commit sent is `after + 1`; 0 reads from the beginning. */ after: number; limit: number; }
export interface ReadRequest extends Sent<ReadRequest__Output> {}
export interface ReadAboutRequest__Output {
  person: string; /** The first commit sent comes after this place. Absent: from the beginning. */ after?: CommitPlace__Output | null; limit: number;
}
export interface ReadAboutRequest extends Sent<ReadAboutRequest__Output> {}
export interface CommitPlace__Output { lane: number; seq: number; }
export interface CommitPlace extends Sent<CommitPlace__Output> {}
export interface StoredCommit__Output { /** The commit as it stands in the log, as JSON (`Commit` of platform/ports/store.ts). */ json: string; }
export interface StoredCommit extends Sent<StoredCommit__Output> {}
export interface AwaitViewRequest__Output { /** The view's name. */ view: string; }
export interface AwaitViewRequest extends Sent<AwaitViewRequest__Output> {}
export interface AwaitViewResponse__Output {}
export interface AwaitViewResponse extends Sent<AwaitViewResponse__Output> {}
export interface AwaitAccessRequest__Output {}
export interface AwaitAccessRequest extends Sent<AwaitAccessRequest__Output> {}
export interface AwaitAccessResponse__Output { /** So many views it has that access is decided from. */ views: number; }
export interface AwaitAccessResponse extends Sent<AwaitAccessResponse__Output> {}
export interface TailsRequest__Output {}
export interface TailsRequest extends Sent<TailsRequest__Output> {}
export interface TailsResponse__Output {
  tails: LaneTail__Output[]; /** Random; made with the log, and anew when a backup of it is taken back. */ log: string;
  /** So many lanes the log has; 0 from builds that do not tell. */ lanes: number;
}
export interface TailsResponse extends Sent<TailsResponse__Output> {}
export interface LaneTail__Output { lane: number; seq: number; }
export interface LaneTail extends Sent<LaneTail__Output> {}
export interface GetHealthRequest__Output {}
export interface GetHealthRequest extends Sent<GetHealthRequest__Output> {}
export interface GetHealthResponse__Output {
  /** What keeps it from serving, and what does not, in words: as `/readyz` tells them. */ problems: string[]; warnings: string[];
  /** Of the build that runs. */ version: string;
  /** What has not taken all commits of a lane, that which is most behind first; at most 100. */ behind: LaneBehind__Output[];
  /** Jobs that kept failing, newest parked first: at most 50 that send mails, and 50 others. */ parked: ParkedJob__Output[];
  /** There are others that send no mails. */ moreParked: boolean;
  /** Absent from a service that sends no mails by jobs. */ mails?: WaitingMails__Output | null;
}
export interface GetHealthResponse extends Sent<GetHealthResponse__Output> {}
/** Mails of a service that are not sent. */
export interface WaitingMails__Output {
  /** So many are to be sent. */ waiting: number; /** ISO 8601 UTC: since then the oldest of them waits. */ since?: string;
  /** So many could not be sent, and wait for an admin. */ parked: number;
}
export interface WaitingMails extends Sent<WaitingMails__Output> {}
export interface LaneBehind__Output {
  /** The name of a view, or `reactions`. */ what: string; /** The service whose log it is. */ source: string; lane: number;
  /** So many commits. */ commits: number;
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
