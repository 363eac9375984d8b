// Sets the chosen theme before the first paint. Runs before any module, so it stands alone.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('atrium-color-scheme');
  } catch {
    // Storage may be switched off; the system's theme is then the one.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  root.style.backgroundColor = dark ? '#111216' : '#f4f5f7';
})();
