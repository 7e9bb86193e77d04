import { createStore, useStore } from 'zustand';

const lateness = createStore(() => ({ isLate: false }));

/** Notes whether the page asks for what is new, now and then, as nothing tells it. */
export const setLate = (isLate: boolean): void => lateness.setState({ isLate });

/** Whether what is shown may lack what is new. */
export const useIsLate = (): boolean => useStore(lateness, ({ isLate }) => isLate);
