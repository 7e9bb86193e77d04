// Runs before the first paint, so that a chosen theme never flashes as the other one, and a member never sees the page for guests.
// `lib/theme.ts` and `lib/session.ts` write the keys.
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem('kloak-theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (localStorage.getItem('kloak-user-id')) dataset.member = '';
} catch {
  // Storage is refused: the system's theme stays.
}
