// Runs before the first paint, so that a chosen theme never flashes as the other one. `lib/theme.ts` writes the same key.
try {
  const theme = localStorage.getItem('kloak-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is refused: the system's theme stays.
}
