import { createStore, useStore } from 'zustand';

const lateness = createStore(() => ({ isLate: false }));

/** Notes whether the page asks for what is new, now and then, as nothing tells it. */
export const setLate = (isLate: boolean): void => lateness.setState({ isLate });

/** True if shown data may be outdated. */
export const useIsLate = (): boolean => useStore(lateness, ({ isLate }) => isLate);
