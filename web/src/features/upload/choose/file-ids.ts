import { memberState } from '../../../lib/member-state.ts';

const ids = memberState(() => ({ last: 0 }));

/** Next id of a file in the queue of this page. */
export const newFileId = (): number => ++ids().last;
