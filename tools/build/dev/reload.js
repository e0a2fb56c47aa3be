/**
 * Runs in the page during development only: loads the page again when the import map names new files. Polling needs no
 * support by the server.
 */
const interval = 500;
/** @type {string | null} */
let opened = null;

async function check() {
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
      // The server is restarting.
    }
  }
  setTimeout(check, interval);
}

check();
