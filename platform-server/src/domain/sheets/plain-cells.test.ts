import { withFaults } from './import/faults-sheet';
import { rowsWorkbook } from './rows-workbook';
import type { SheetEngine } from './sheet-engine';
import { plainCell } from './sheets';

const formulas = ['=1+1', '+86', '-1', '@SUM(A1)', '\t=1', '\r=1'];
const texts = ['', '张三', '1=1', 'a@b.cn', ' =1', '9-10'];

/** The cells that a workbook would have. */
function recordingEngine() {
  const written: (readonly unknown[])[] = [];
  const template: SheetEngine['template'] = async (_name, _columns, rows = []) => {
    written.push(...rows);
    return Buffer.from('');
  };
  return { engine: { template } as SheetEngine, written };
}

it.each(formulas)('%j is written as text, not as a formula', (text) => {
  expect(plainCell(text)).toBe(`'${text}`);
});

it('other text is written as it is', () => expect(texts.map(plainCell)).toEqual(texts));

it('an exported list has no formulas, and numbers stay numbers', async () => {
  const { engine, written } = recordingEngine();
  await rowsWorkbook(engine, 'zh-CN', {
    title: 'sheet.resultFile',
    columns: [
      ['name', 'sheet.name'],
      ['score', 'sheet.score'],
    ],
    selectedColumns: ['name', 'score'],
    rows: formulas,
    cellOf: (row, column) => (column === 'name' ? row : -1),
  });
  expect(written).toEqual(formulas.map((text) => [`'${text}`, -1]));
});

it('the rows that an import refused have none either', async () => {
  const { engine, written } = recordingEngine();
  const faultyRows = [{ row: 2, cells: formulas, problems: [{ column: '', message: '有误' }] }];
  const checked = { columns: formulas, faultyRows, ready: 0, faulty: 1, rows: [] };
  await withFaults(engine, 'zh-CN', checked as never);
  expect(written[0]?.slice(0, formulas.length)).toEqual(formulas.map((text) => `'${text}`));
});
