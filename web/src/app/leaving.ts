import { create } from 'zustand';

/** Whether the member signed out by will. Then the guard keeps no return path: the next person at a shared tablet begins at home. */
export const useLeaving = create<{ readonly left: boolean }>(() => ({ left: false }));
