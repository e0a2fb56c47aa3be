import { type FormQuestion, type FormValue, formatDate, formatNumber } from '@edu/shared-utility';

/** An answer in words. */
export function answerText(question: FormQuestion, value: FormValue): string {
  const { kind, options, rows } = question;
  const optionText = (id: string): string => options.find((option) => option.id === id)?.text ?? id;
  if (typeof value === 'number') return formatNumber(value);
  if (Array.isArray(value)) return value.map(optionText).join('；');
  if (typeof value === 'object') {
    return rows
      .flatMap(({ id, text }) => {
        const column = value[id];
        return column === undefined ? [] : [`${text}：${optionText(column)}`];
      })
      .join('\n');
  }
  if (kind === 'single') return optionText(value);
  return kind === 'date' ? formatDate(`${value}T12:00:00Z`, 'date') : value;
}
