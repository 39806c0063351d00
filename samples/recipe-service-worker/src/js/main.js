if ('serviceWorker' in navigator) {
  await navigator.serviceWorker.register(new URL('../sw.js', import.meta.url));
}
