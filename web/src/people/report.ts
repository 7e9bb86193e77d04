import type { ReportedKind } from '@kloak/proto/rules/reports.ts';
import { createStore, useStore } from 'zustand';
import { memberState } from '../lib/member-state.ts';

/** Subject of a report to the admins. `name`: its name on the page. */
export type ReportSubject = { readonly kind: ReportedKind; readonly id: string; readonly name: string };

const asking = memberState(() => createStore<{ readonly about: ReportSubject | undefined }>(() => ({ about: undefined })));

/** Subject that is being reported; the dialog is open while there is one. */
export const useReported = (): ReportSubject | undefined => useStore(asking(), ({ about }) => about);

/** Opens the dialog, or closes it. */
export function report(about: ReportSubject | undefined): void {
  asking().setState({ about });
}
