// Original file: proto/kloak/groups/v1/groups.proto

import type { HistoryEntry as _kloak_groups_v1_HistoryEntry, HistoryEntry__Output as _kloak_groups_v1_HistoryEntry__Output } from '../../../kloak/groups/v1/HistoryEntry.ts';

export interface ListHistoryResponse {
  'entries'?: (_kloak_groups_v1_HistoryEntry)[];
  'next'?: (string);
  '_next'?: "next";
}

export interface ListHistoryResponse__Output {
  'entries': (_kloak_groups_v1_HistoryEntry__Output)[];
  'next'?: (string);
  '_next'?: "next";
}
