/** @jest-environment node */
import { styles } from './styles';

it('keeps the tables apart from the chart above them and from what is below', () => {
  const rule = /^\.two\{(.*)\}$/m.exec(styles)?.[1] ?? '';
  const margins = rule.split(';').filter((part) => part.startsWith('margin'));
  expect(margins).toEqual(['margin:16px 0']);
});
