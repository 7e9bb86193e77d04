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
  // Colour of the window's bar.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-of]')) {
    const { of } = meta.dataset;
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${of})` : of === theme ? 'all' : 'not all';
  }
}

// Follows a choice in another tab while the page is open.
window.addEventListener('storage', ({ key }) => {
  if (key !== 'kloak-theme' && key !== null) return;
  const theme = rememberedTheme();
  show(theme);
  useTheme.setState({ theme });
});
