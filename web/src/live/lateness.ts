import { createStore, useStore } from 'zustand';

const lateness = createStore(() => ({ isLate: false }));

/** Records whether the page polls, since there is no live connection. */
export const setLate = (isLate: boolean): void => lateness.setState({ isLate });

/** True if shown data may be outdated. */
export const useIsLate = (): boolean => useStore(lateness, ({ isLate }) => isLate);
