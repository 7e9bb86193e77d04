import type { ReportedKind } from '@kloak/proto/rules/reports.ts';
import { createStore, useStore } from 'zustand';
import { memberState } from '../lib/member-state.ts';

/** What somebody wants to tell the admins of. `name`: what it is called where it stands. */
export type Reported = { readonly kind: ReportedKind; readonly id: string; readonly name: string };

const asking = memberState(() => createStore<{ readonly about: Reported | undefined }>(() => ({ about: undefined })));

/** What is being reported; the dialog is open while there is something. */
export const useReported = (): Reported | undefined => useStore(asking(), ({ about }) => about);

/** Opens the dialog, or closes it. */
export function report(about: Reported | undefined): void {
  asking().setState({ about });
}

/** Where one finds what became of one's reports, and what admins looked at. */
export const reportsPath = '/reports';
/** Where admins find those that wait for them. */
export const openReportsPath = '/admin?tab=reports';
