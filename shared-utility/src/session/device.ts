/** Patterns in order of precedence, with the display name where it differs. */
const browsers = 'Edg/=Edge|OPR/=Opera|MicroMessenger/=WeChat|Firefox/|Chrome/|Safari/';
const systems = 'iPhone|iPad|Android|Windows|Mac OS X=macOS|Linux';

function nameIn(userAgent: string, marks: string): string | undefined {
  const pairs = marks.split('|').map((part) => part.split('='));
  const [mark, name = mark] = pairs.find(([first = '']) => userAgent.includes(first)) ?? [];
  return name?.replace('/', '');
}

/** Browser and system from a user agent; null where neither is known. */
export const deviceOf = (userAgent: string): string | null =>
  [browsers, systems].flatMap((marks) => nameIn(userAgent, marks) ?? []).join(' · ') || null;
