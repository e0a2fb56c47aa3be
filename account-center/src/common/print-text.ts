/** Prints a title and lines below it, without the page around them. */
export function printText(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentDocument: paper, contentWindow: view } = frame;
  if (!paper || !view) {
    frame.remove();
    return;
  }
  const heading = paper.createElement('h1');
  heading.textContent = title;
  const text = paper.createElement('pre');
  text.textContent = lines.join('\n');
  paper.title = title;
  paper.body.append(heading, text);
  view.addEventListener('afterprint', () => frame.remove());
  view.focus();
  view.print();
}
