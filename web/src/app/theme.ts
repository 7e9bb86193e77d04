import { create } from 'zustand';
import { remember, remembered } from '../lib/storage.ts';

export type Theme = 'light' | 'dark' | 'system';
export const themes: readonly Theme[] = ['light', 'dark', 'system'];

type ThemeStore = { readonly theme: Theme; readonly choose: (theme: Theme) => void };

/** The chosen theme. `public/before-paint.js` reads the same key before the first paint. */
export const useTheme = create<ThemeStore>((set) => ({
  theme: rememberedTheme(),
  choose: (theme) => {
    remember('kloak-theme', theme === 'system' ? undefined : theme);
    show(theme);
    set({ theme });
  },
}));

function rememberedTheme(): Theme {
  return themes.find((theme) => theme === remembered('kloak-theme')) ?? 'system';
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

// Follows a choice in another tab while the page is open.
window.addEventListener('storage', ({ key }) => {
  if (key !== 'kloak-theme' && key !== null) return;
  const theme = rememberedTheme();
  show(theme);
  useTheme.setState({ theme });
});
