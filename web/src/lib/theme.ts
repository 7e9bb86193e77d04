import { create } from 'zustand';
import { remember, remembered } from './storage.ts';

export type Theme = 'light' | 'dark' | 'system';
export const themes: readonly Theme[] = ['light', 'dark', 'system'];

type ThemeStore = { readonly theme: Theme; readonly choose: (theme: Theme) => void };

/** The chosen theme. `public/before-paint.js` reads the same key before the first paint. */
export const useTheme = create<ThemeStore>((set) => ({
  theme: themes.find((theme) => theme === remembered('kloak-theme')) ?? 'system',
  choose: (theme) => {
    remember('kloak-theme', theme === 'system' ? undefined : theme);
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    set({ theme });
  },
}));
