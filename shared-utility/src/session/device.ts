/** Marks in the order in which they count, with the name where it is another. */
const browsers = 'Edg/=Edge|OPR/=Opera|MicroMessenger/=WeChat|Firefox/|Chrome/|Safari/';
const systems = 'iPhone|iPad|Android|Windows|Mac OS X=macOS|Linux';

function nameIn(userAgent: string, marks: string): string | undefined {
  const found = marks.split('|').map((part) => part.split('='));
  const [mark, name = mark] = found.find(([first = '']) => userAgent.includes(first)) ?? [];
  return name?.replace('/', '');
}

/** Browser and system from what the browser calls itself; null where it says nothing we know. */
export const deviceOf = (userAgent: string): string | null =>
  [browsers, systems].flatMap((marks) => nameIn(userAgent, marks) ?? []).join(' · ') || null;
