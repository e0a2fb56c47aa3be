export const tag = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${text}</${name}>`;

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const numberClass = (at: number) => (at === 0 ? '' : ' class="number"');
  const head = heads
    .map((value, index) => tag('th', value, ` scope="col"${numberClass(index)}`))
    .join('');
  const body = rows
    .map((row) =>
      tag('tr', row.map((value, index) => tag('td', value, numberClass(index))).join('')),
    )
    .join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
