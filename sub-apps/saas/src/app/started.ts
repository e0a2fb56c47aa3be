import { requestStudents } from '../features/students';
import { manifest } from '../manifest';
import { createAppStore } from './store';

type Started = ReturnType<typeof createAppStore>;

const studentsPath = `/${manifest.segment}/student`;

let ahead: Started | null = null;

/** The store, with what the page at this address shows already asked for. */
function start(): Started {
  const made = createAppStore();
  const { pathname, search } = window.location;
  if (pathname === studentsPath) requestStudents(made.store, search);
  return made;
}

/** A call made while React draws leaves when it has drawn: what the page shows is asked for before. */
export function startAhead(): void {
  // of a mount that came to nothing
  ahead?.stop();
  ahead = start();
}

/** What was started ahead, once; else a start of its own. */
export function takeStarted(): Started {
  const made = ahead ?? start();
  ahead = null;
  return made;
}
