import { dropRequests, requestStudents } from '../features/students';
import { manifest } from '../manifest';

const studentsPath = `/${manifest.segment}/student`;

/** A call made while React draws leaves when it has drawn: what the page shows is asked for before. */
export function startAhead(): void {
  // of a mount that came to nothing
  dropRequests();
  const { pathname, search } = window.location;
  if (pathname === studentsPath) requestStudents(search);
}

/** Whatever no page has taken is not waited for. */
export const stopAhead = dropRequests;
