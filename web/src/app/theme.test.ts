import { act } from '@testing-library/react';
import { useTheme } from './theme.ts';

test('a theme that another tab of this browser chose is the theme here, too', () => {
  localStorage.setItem('kloak-theme', 'dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'kloak-theme' })));
  expect([useTheme.getState().theme, document.documentElement.dataset.theme]).toEqual(['dark', 'dark']);
  localStorage.removeItem('kloak-theme');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'kloak-theme' })));
  expect([useTheme.getState().theme, document.documentElement.dataset.theme]).toEqual(['system', undefined]);
});
