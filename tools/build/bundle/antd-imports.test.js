import { rewriteAntdImports } from './antd-imports.js';

const rewritten = (/** @type {string} */ code) => rewriteAntdImports(code)?.code;

describe('imports from antd', () => {
  test('go to the tier of each name', () => {
    expect(rewritten("import { Button, Table } from 'antd';")).toBe(
      "import { Button } from 'antd/login'; import { Table } from 'antd/table';",
    );
  });

  test('keep their local names', () => {
    expect(rewritten('import { Button as Press, theme } from "antd";')).toBe(
      "import { Button as Press, theme } from 'antd/login';",
    );
  });

  test('of a name without a tier go to a module of its own', () => {
    expect(rewritten("import { QRCode } from 'antd';")).toBe(
      "import { QRCode } from 'antd/qr-code';",
    );
  });

  test('may be re-exported', () => {
    expect(rewritten("export { Button as Knopf } from 'antd';")).toBe(
      "export { Button as Knopf } from 'antd/login';",
    );
  });

  test('keep the line numbers below them', () => {
    const code = "import {\n  Button,\n  Table,\n} from 'antd';\nrender();";
    expect(rewritten(code)?.split('\n').indexOf('render();')).toBe(4);
  });

  test('of other libraries stay as they are', () => {
    expect(
      rewriteAntdImports("import { Button } from './antd';\nconst text = 'no antd here';"),
    ).toBeNull();
    const mixed = "import { a } from 'antd-mobile';\nimport { Alert } from 'antd';";
    expect(rewritten(mixed)).toBe(
      "import { a } from 'antd-mobile';\nimport { Alert } from 'antd/frame';",
    );
  });

  test.each(["import antd from 'antd';", "import * as antd from 'antd';", "export * from 'antd';"])(
    'must name their imports: %s',
    (code) => {
      expect(() => rewriteAntdImports(code)).toThrow(/by name/);
    },
  );
});
