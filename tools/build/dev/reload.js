/**
 * Runs in the page during development only: when the import map names other files than the page
 * was opened with, the page is loaded again. A plain poll needs nothing from the server.
 */
const interval = 500;
/** @type {string | null} */
let opened = null;

async function look() {
  if (document.visibilityState === 'visible') {
    try {
      const answer = await fetch('/importmap.json', { cache: 'no-cache' });
      const revision = answer.headers.get('etag');
      if (opened !== null && revision !== opened) {
        window.location.reload();
        return;
      }
      opened = revision;
    } catch {
      // the server is just starting again
    }
  }
  setTimeout(look, interval);
}

look();
